import { useState } from 'react';
import { Button } from '../../../src/ui/components/Button/Button.tsx';
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '../../../src/ui/components/Table/Table.tsx';
import { Text } from '../../../src/ui/components/Text/Text.tsx';
import { createMockedClient } from './mockedClient.ts';

interface Listed {
  name: string;
  type: string;
  size: string;
}

const columns: readonly TableColumn<Listed>[] = [
  { id: 'name', header: 'File', cell: ({ name }) => name },
  { id: 'type', header: 'Type', cell: ({ type }) => type },
  { id: 'size', header: 'Bytes', cell: ({ size }) => size, align: 'end' },
];

const worksheet = new File(['week,saved\n1,2.50\n2,3.00\n'], 'savings.csv', { type: 'text/csv' });

/** Uploads a file to the bucket `worksheets` and lists the bucket. */
export function UploadFile() {
  const [files, setFiles] = useState<readonly Listed[]>([]);
  const [refusal, setRefusal] = useState<string>();

  async function upload() {
    const { storage } = await createMockedClient();
    const bucket = storage.from('worksheets');
    const { error } = await bucket.upload(worksheet.name, worksheet);
    setRefusal(error?.message);
    const { data } = await bucket.list();
    setFiles(
      (data ?? []).map(({ name, metadata }) => ({
        name,
        type: String(metadata?.mimetype),
        size: String(metadata?.size),
      })),
    );
  }

  return (
    <Stack align="start">
      <Button onClick={() => void upload()}>Upload {worksheet.name}</Button>
      <Text role="status">{refusal ?? `Files in the bucket: ${files.length}`}</Text>
      {files.length > 0 && (
        <Table
          caption="Bucket “worksheets”"
          columns={columns}
          rows={files}
          rowKey={({ name }) => name}
        />
      )}
    </Stack>
  );
}

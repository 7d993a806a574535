import { useState } from 'react';
import { people } from '../../../mocks/fixtures/people.ts';
import { Button } from '../../../src/ui/components/Button/Button.tsx';
import { Notice } from '../../../src/ui/components/Notice/Notice.tsx';
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx';
import { TextField } from '../../../src/ui/components/TextField/TextField.tsx';
import { createMockedClient } from './mockedClient.ts';

const { student } = people;

/** A form that updates Lena's name in `profiles` and reads it again. */
export function ChangeName() {
  const [name, setName] = useState(student.displayName);
  const [answer, setAnswer] = useState<{ isSaved: boolean; text: string }>();

  async function save() {
    const client = await createMockedClient(student);
    const profiles = client.from('profiles');
    const { error } = await profiles.update({ display_name: name }).eq('id', student.id);
    if (error !== null) {
      setAnswer({ isSaved: false, text: `${error.code}: ${error.message}` });
      return;
    }
    const { data } = await profiles.select('display_name').eq('id', student.id).single();
    setAnswer({ isSaved: true, text: `The table profiles has “${String(data?.display_name)}”.` });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack align="start">
        <TextField
          label="Display name"
          name="name"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Save name</Button>
        {answer !== undefined && (
          <Notice
            role="status"
            tone={answer.isSaved ? 'success' : 'error'}
            title={answer.isSaved ? 'Saved' : 'Not saved'}
          >
            {answer.text}
          </Notice>
        )}
      </Stack>
    </form>
  );
}

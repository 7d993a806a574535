import { Heading } from '../../components/Heading/Heading.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { FormFrame, type FormFrameProps } from '../../patterns/FormFrame/FormFrame.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';

/** The form for a message, under its heading (docs/product.md P8.3). */
export function ContactForm({ notYet, ...form }: FormFrameProps & { notYet: NotYetProps }) {
  return (
    <Panel>
      <Stack gap="5">
        <Heading level={2} size="panel">
          Write to us
        </Heading>
        <NotYet {...notYet} />
        <FormFrame {...form} />
      </Stack>
    </Panel>
  );
}

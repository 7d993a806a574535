import { Heading } from '../../components/Heading/Heading.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { fieldId, FormFrame, type FormState } from '../../patterns/FormFrame/FormFrame.tsx';
import type { NoScriptNoticeProps } from '../../patterns/FormFrame/NoScriptNotice.tsx';

export type ContactField = 'name' | 'email' | 'subject' | 'message';

export interface ContactFormProps {
  form: FormState<ContactField>;
  noScript: NoScriptNoticeProps;
  onChange: (name: ContactField, value: string) => void;
  onSubmit: () => void;
}

const FORM = 'contact';

/** Name, email, subject and message, all required (docs/product.md P8.3). */
export function ContactForm({ form, noScript, onChange, onSubmit }: ContactFormProps) {
  /** Props shared by the form's fields. */
  const field = (name: ContactField) => ({
    id: fieldId(FORM, name),
    name,
    required: true,
    value: form.values[name],
    error: form.errors[name],
    readOnly: form.pending,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  });
  return (
    <Panel>
      <Stack gap="5">
        <Heading level={2} size="panel">
          Write to us
        </Heading>
        <FormFrame
          id={FORM}
          state={form}
          submitLabel="Send Message"
          noScript={noScript}
          onChange={onChange}
          onSubmit={onSubmit}
        >
          <TextField label="Name" autoComplete="name" {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
          <TextField label="Subject" {...field('subject')} />
          <TextArea label="Message" {...field('message')} />
        </FormFrame>
      </Stack>
    </Panel>
  );
}

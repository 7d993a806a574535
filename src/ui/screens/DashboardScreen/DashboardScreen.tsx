import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface DashboardScreenProps {
  /** The display name, or else the email. */
  name: string;
  /** "Student"; undefined while the role is not known. */
  role: string | undefined;
  /** A line on what this role finds here. */
  line: string | undefined;
}

/** The welcome and the role of a signed-in person (specification, section 2, "Dashboard"). */
export function DashboardScreen({ name, role, line }: DashboardScreenProps) {
  return (
    <Section>
      {role === undefined ? (
        <Stack gap="5">
          <Heading level={1} tabIndex={-1}>
            Dashboard
          </Heading>
          <Spinner label="Loading dashboard" labelVisible />
        </Stack>
      ) : (
        <Stack gap="3">
          <Text size="lg" tone="muted">{`${role} Dashboard`}</Text>
          <Heading level={1} tabIndex={-1}>{`Welcome, ${name}`}</Heading>
          <Text size="lg" measure="short">
            {line}
          </Text>
        </Stack>
      )}
    </Section>
  );
}

import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

export interface TakeHomeSheet {
  title: string;
  text: string;
  /** One for each kind of paper. */
  files: readonly { paper: string; href: string }[];
}

export interface TakeHomeProps {
  heading: string;
  text: string;
  sheets: readonly TakeHomeSheet[];
}

/** Sheets to print, each on two kinds of paper. Stands last among what a page offers. */
export function TakeHome({ heading, text, sheets }: TakeHomeProps) {
  return (
    <Section space="joined" labelledBy="take-home">
      <Grid columns="rail">
        <Stack gap="2">
          <Heading level={2} size="panel" id="take-home">
            {heading}
          </Heading>
          <Text size="sm" tone="muted" measure="short">
            {text}
          </Text>
        </Stack>
        <Stack as="ul" gap="4">
          {sheets.map(({ title, text: about, files }) => (
            <li key={title}>
              <Text weight="bold">{title}</Text>
              <Text size="sm" tone="muted">
                {about}
              </Text>
              <Inline gap="5">
                {files.map(({ paper, href }) => (
                  <TextLink key={href} standalone href={href} download>
                    <span>
                      {`${paper} (PDF)`}
                      <VisuallyHidden>{` – ${title}`}</VisuallyHidden>
                    </span>
                  </TextLink>
                ))}
              </Inline>
            </li>
          ))}
        </Stack>
      </Grid>
    </Section>
  );
}

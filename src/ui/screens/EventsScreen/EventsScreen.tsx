import { dayParts } from '../../../domain/dates.ts';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PageOpening } from '../../patterns/PageOpening/PageOpening.tsx';
import { EventRow } from './EventRow.tsx';
import { EventTicket } from './EventTicket.tsx';
import type { ShownEvent } from './types.ts';

export interface EventsScreenProps {
  heading: string;
  description: string;
  /** In order of date, as are the others. */
  featured: readonly ShownEvent[];
  others: readonly ShownEvent[];
  onRegister: () => void;
}

/** Featured events as tickets, the others as a calendar (specification, section 2, "Events"). */
export function EventsScreen({
  heading,
  description,
  featured,
  others,
  onRegister,
}: EventsScreenProps) {
  const years = [...new Set(others.map(({ event }) => dayParts(event.date).year))];
  return (
    <>
      <PageOpening heading={heading} lead={description} />
      <Section space="joined" labelledBy="featured-events">
        <Stack gap="5">
          <Heading level={2} size="panel" id="featured-events">
            Featured events
          </Heading>
          {featured.map((shown, index) => (
            <EventTicket
              key={shown.event.id}
              {...shown}
              tone={index % 2 === 0 ? 'captain' : 'investor'}
              onRegister={onRegister}
            />
          ))}
        </Stack>
      </Section>
      <Section tone="sunk" labelledBy="more-events">
        <Grid columns="rail" gap="6" align="start">
          <Stack>
            <Heading level={2} id="more-events">
              {`More dates in ${years.join(' and ')}`}
            </Heading>
            <Text tone="muted" measure="short">
              All events are free. Children under 13 come with a grown-up. Times are Eastern.
            </Text>
          </Stack>
          <Stack as="ul" gap="0">
            {others.map((shown) => (
              <EventRow key={shown.event.id} {...shown} onRegister={onRegister} />
            ))}
          </Stack>
        </Grid>
      </Section>
    </>
  );
}

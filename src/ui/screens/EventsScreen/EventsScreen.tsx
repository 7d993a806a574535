import type { eventsWords } from '../../../content/events.ts';
import { dayParts } from '../../../domain/dates.ts';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import { EventRow } from './EventRow.tsx';
import { EventTicket } from './EventTicket.tsx';
import * as styles from './EventsScreen.css.ts';
import { Register, type RegisterProps } from './Register.tsx';
import type { ShownEvent } from './types.ts';

export interface EventsScreenProps extends PageOpeningProps {
  notYet: NotYetProps;
  words: typeof eventsWords;
  /** Ordered by date, like the others. */
  featured: readonly ShownEvent[];
  others: readonly ShownEvent[];
  onRegister: () => void;
}

/**
 * Featured events as tickets, the others as a calendar (docs/product.md P4.9). Past events stay in
 * place, because today's date is known only after the first paint and nothing may move then.
 */
export function EventsScreen({
  notYet,
  words,
  featured,
  others,
  onRegister,
  ...opening
}: EventsScreenProps) {
  const areAllOver = [...featured, ...others].every(({ over }) => over);
  const register = (
    { event, over }: ShownEvent,
    look?: Pick<RegisterProps, 'variant' | 'size'>,
  ) => (
    <Register
      {...look}
      title={event.title}
      over={over}
      overLabel={words.over}
      onRegister={onRegister}
    />
  );
  const years = [...new Set(others.map(({ event }) => dayParts(event.date).year))];
  return (
    <>
      <PageOpening {...opening} />
      <Section space="joined" labelledBy="featured-events">
        <Stack gap="5">
          <NotYet {...notYet} />
          <Heading level={2} size="panel" id="featured-events">
            {words.featured}
          </Heading>
          {featured.map((shown, index) => (
            <EventTicket
              key={shown.event.id}
              {...shown}
              tone={index % 2 === 0 ? 'captain' : 'investor'}
              register={register(shown)}
            />
          ))}
        </Stack>
      </Section>
      <Section tone="sunk" labelledBy="more-events">
        <Grid columns="rail" gap="6" align="start">
          <Stack>
            <Heading level={2} id="more-events">
              {`${words.more} ${years.join(' and ')}`}
            </Heading>
            <div className={styles.rules}>
              <Text tone="muted" measure="short">
                {areAllOver ? words.none : words.rules}
              </Text>
            </div>
          </Stack>
          <Stack as="ul" gap="0">
            {others.map((shown) => (
              <EventRow
                key={shown.event.id}
                {...shown}
                register={register(shown, { variant: 'secondary', size: 'small' })}
              />
            ))}
          </Stack>
        </Grid>
      </Section>
    </>
  );
}

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { Avatar } from '../../../src/ui/components/Avatar/Avatar.tsx';
import { Badge } from '../../../src/ui/components/Badge/Badge.tsx';
import { Bleed } from '../../../src/ui/components/Bleed/Bleed.tsx';
import { Breadcrumb } from '../../../src/ui/components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../../src/ui/components/Button/Button.tsx';
import { Card } from '../../../src/ui/components/Card/Card.tsx';
import { DateRow } from '../../../src/ui/components/DateRow/DateRow.tsx';
import { EmptyState } from '../../../src/ui/components/EmptyState/EmptyState.tsx';
import { ErrorSummary } from '../../../src/ui/components/ErrorSummary/ErrorSummary.tsx';
import { Feature, FeatureStrip } from '../../../src/ui/components/FeatureStrip/FeatureStrip.tsx';
import { FilterChips } from '../../../src/ui/components/FilterChips/FilterChips.tsx';
import { GuideCard } from '../../../src/ui/components/GuideCard/GuideCard.tsx';
import { LinkButton } from '../../../src/ui/components/LinkButton/LinkButton.tsx';
import { MediaRow } from '../../../src/ui/components/MediaRow/MediaRow.tsx';
import { MoneyField } from '../../../src/ui/components/MoneyField/MoneyField.tsx';
import { Notice } from '../../../src/ui/components/Notice/Notice.tsx';
import { PersonCard } from '../../../src/ui/components/PersonCard/PersonCard.tsx';
import { ProgressBar } from '../../../src/ui/components/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../../../src/ui/components/ProgressRing/ProgressRing.tsx';
import { Prose } from '../../../src/ui/components/Prose/Prose.tsx';
import { Quote } from '../../../src/ui/components/Quote/Quote.tsx';
import { RadioCards } from '../../../src/ui/components/RadioCards/RadioCards.tsx';
import { Skeleton } from '../../../src/ui/components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../src/ui/components/Spinner/Spinner.tsx';
import { Stat, StatList } from '../../../src/ui/components/Stat/Stat.tsx';
import { Table } from '../../../src/ui/components/Table/Table.tsx';
import { Tabs } from '../../../src/ui/components/Tabs/Tabs.tsx';
import { TextArea } from '../../../src/ui/components/TextArea/TextArea.tsx';
import { TextField } from '../../../src/ui/components/TextField/TextField.tsx';
import { ThemeToggle } from '../../../src/ui/components/ThemeToggle/ThemeToggle.tsx';
import { ToastRegion } from '../../../src/ui/components/Toast/ToastRegion.tsx';
import { Total } from '../../../src/ui/components/Total/Total.tsx';
import { AccountMenu } from '../../../src/ui/patterns/AccountMenu/AccountMenu.tsx';
import { DisclosureMenu } from '../../../src/ui/patterns/DisclosureMenu/DisclosureMenu.tsx';
import { MobileMenu } from '../../../src/ui/patterns/MobileMenu/MobileMenu.tsx';

function nothing() {}

const html = (node: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location="/curriculum/k-2">{node}</StaticRouter>);

/** The first tag of a name, with its attributes but without its classes. */
function tag(markup: string, name: string): string {
  const found = new RegExp(`<${name}\\b[^>]*>`, 'u').exec(markup)?.[0] ?? `no <${name}>`;
  return found.replace(/ class="[^"]*"/u, '');
}

const groups = [
  { heading: 'By age', links: [{ label: 'K–2', to: '/curriculum/k-2' }] },
  { heading: 'For', links: [{ label: 'Parents', to: '/audience/parents' }] },
];

const everything = (
  <>
    <Avatar name="Zoë Kowalska" />
    <Badge band="k-2">K–2</Badge>
    <Bleed>Strip</Bleed>
    <EmptyState title="Nothing yet" art={<i />}>
      Why
    </EmptyState>
    <FeatureStrip>
      <Feature title="For every age">Seven bands.</Feature>
    </FeatureStrip>
    <GuideCard tone="captain" name="Captain Cash" mascot={<i />} engraving={<i />}>
      Saving.
    </GuideCard>
    <MediaRow title="Budgeting" media={<i />} />
    <PersonCard name="Ada" position="Chair" />
    <Prose>
      <p>Text</p>
    </Prose>
    <Quote name="Ada">Words</Quote>
    <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="K–2" />
    <Button pending>Send</Button>
    <Card title="Post" to="/blog" media={<span />} />
    <DateRow dateTime="2026-12-03" day="3" month="Dec" title="Night" />
    <ErrorSummary attempt={1} errors={[{ fieldId: 'email', message: 'Enter your email' }]} />
    <FilterChips
      legend="Filter"
      options={[{ value: 'a', label: 'A' }]}
      value="a"
      onChange={nothing}
    />
    <LinkButton to="/programs">Programs</LinkButton>
    <MoneyField label="Amount in dollars" value="" onChange={nothing} />
    <Notice tone="info">Text</Notice>
    <ProgressBar label="Course" percent={65} />
    <ProgressRing label="Course" percent={65} band="k-2" />
    <RadioCards
      legend="Amount"
      options={[{ value: '50', label: '$50' }]}
      value="50"
      onChange={nothing}
    />
    <Skeleton label="Loading" />
    <Spinner label="Loading" />
    <StatList>
      <Stat label="students" value="10,000+" />
    </StatList>
    <Table
      caption="Programs"
      columns={[{ id: 'name', header: 'Name', cell: (name: string) => name }]}
      rows={['Design']}
      rowKey={(name) => name}
    />
    <TextArea label="Message" error="Enter a message" />
    <TextField id="email" label="Email" description="We send a link." error="Enter your email" />
    <ThemeToggle pressed={false} onToggle={nothing} />
    <ToastRegion onDismiss={nothing} onPause={nothing} onResume={nothing} />
    <Total label="Total" value="$50" />
    <AccountMenu
      name="Zoë"
      email="zoe@example.org"
      links={[]}
      actions={[{ label: 'Log out', onPress: nothing }]}
      open
      onToggle={nothing}
      onClose={nothing}
    />
    <DisclosureMenu
      label="Curriculum"
      groups={groups}
      open={false}
      onPress={nothing}
      onHoverStart={nothing}
      onHoverEnd={nothing}
      onClose={nothing}
    />
    <MobileMenu groups={groups} open={false} onClose={nothing} />
  </>
);

describe('prerendered markup', () => {
  const markup = html(everything);

  it('has no style attribute: the Content-Security-Policy would refuse it', () => {
    expect(markup.match(/<[^>]* style="[^>]*>/gu)).toBeNull();
  });

  it('refers only to ids that are there, each once', () => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    const references = [
      ...markup.matchAll(/ (?:for|aria-(?:labelledby|describedby|controls))="([^"]+)"/gu),
    ].flatMap(([, list = '']) => list.split(' '));
    expect(references.length).toBeGreaterThan(12);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('says of every button what it does when pressed in a form', () => {
    expect([...markup.matchAll(/<button\b[^>]*>/gu)].filter(([b]) => !b.includes('type='))).toEqual(
      [],
    );
  });
});

describe('a field', () => {
  it('ties label, description and error to its control', () => {
    const markup = html(
      <TextField
        id="email"
        label="Email"
        description="We send a link."
        error="Enter it"
        required
      />,
    );
    expect(tag(markup, 'input')).toBe(
      '<input id="email" required="" aria-describedby="email-description email-error" aria-invalid="true" type="text"/>',
    );
    expect(markup).toContain('id="email-error"');
    expect(markup).not.toContain('optional');
  });

  it('says when it is optional, and claims nothing without description and error', () => {
    const markup = html(<TextField id="name" label="Name" type="email" />);
    expect(tag(markup, 'input')).toBe('<input id="name" type="email"/>');
    expect(markup).toContain('(optional)');
  });

  it('takes money as text, whatever was typed', () => {
    const markup = html(
      <MoneyField id="amount" label="Amount in dollars" value=" $1,000" onChange={nothing} />,
    );
    expect(tag(markup, 'input')).toBe(
      '<input id="amount" type="text" inputMode="decimal" autoComplete="transaction-amount" value=" $1,000"/>',
    );
  });
});

describe('a button', () => {
  it('keeps its words and its focus while pending', () => {
    const markup = html(
      <Button type="submit" pending icon={<i />}>
        Send Magic Link
      </Button>,
    );
    expect(tag(markup, 'button')).toBe(
      '<button type="submit" aria-busy="true" aria-disabled="true">',
    );
    expect(markup).toContain('<span>Send Magic Link</span>');
    expect(markup).not.toContain('<i>');
  });

  it('is disabled only when told so', () => {
    expect(tag(html(<Button disabled>Donate Now</Button>), 'button')).toContain('disabled=""');
    expect(tag(html(<Button>Donate Now</Button>), 'button')).toBe('<button type="button">');
  });
});

describe('toasts', () => {
  const region = (tone: 'success' | 'error') =>
    html(
      <ToastRegion
        toast={{ id: 1, tone, title: 'Logged Out', text: 'See you.' }}
        onDismiss={nothing}
        onPause={nothing}
        onResume={nothing}
      />,
    );
  const spoken = /<output>(.*?)<\/output><div role="alert">(.*?)<\/div>/u;

  it('have two live regions from the start, empty', () => {
    const markup = html(<ToastRegion onDismiss={nothing} onPause={nothing} onResume={nothing} />);
    expect(spoken.exec(markup)?.slice(1)).toEqual(['', '']);
  });

  it('wait their turn, and interrupt for an error', () => {
    expect(spoken.exec(region('success'))?.slice(1)).toEqual([
      '<span>Logged Out See you.</span>',
      '',
    ]);
    expect(spoken.exec(region('error'))?.slice(1)).toEqual([
      '',
      '<span>Logged Out See you.</span>',
    ]);
  });
});

describe('progress', () => {
  it.each([
    [-4, '0'],
    [64.6, '65'],
    [140, '100'],
  ])('of %d is shown as %s', (percent, value) => {
    expect(html(<ProgressBar label="Course" percent={percent} />)).toMatch(
      new RegExp(`<progress [^>]*max="100" value="${value}" aria-valuetext="${value}%"`, 'u'),
    );
    expect(html(<ProgressRing label="Course" percent={percent} band="3-5" />)).toContain(
      `>${value}%</span>`,
    );
  });

  it('is said in words where there are some', () => {
    const markup = html(<ProgressBar label="Course" percent={37.5} valueText="3 of 8 lessons" />);
    expect(markup).toContain('aria-valuetext="3 of 8 lessons"');
  });
});

describe('menus', () => {
  it('show nothing of a closed disclosure, and mark the page one is on', () => {
    const markup = html(
      <DisclosureMenu
        label="Curriculum"
        groups={groups}
        open={false}
        onPress={nothing}
        onHoverStart={nothing}
        onHoverEnd={nothing}
        onClose={nothing}
      />,
    );
    expect(tag(markup, 'button')).toMatch(/aria-expanded="false" aria-controls="[^"]+"/u);
    // Hidden by the button's state, which scripts alone change: without them pointer and focus open it.
    expect(markup).toMatch(/ aria-controls="([^"]+)".*<\/button><div id="\1"/u);
    expect(
      [...markup.matchAll(/<a [^>]*>/gu)].map(([link]) => link.includes('aria-current')),
    ).toEqual([true, false]);
  });
});

describe('the breadcrumb', () => {
  it('ends with this page, which is no link', () => {
    const markup = html(
      <Breadcrumb trail={[{ label: 'Curriculum', to: '/curriculum' }]} current="K–2" />,
    );
    expect(markup.replaceAll(/ class="[^"]*"/gu, '')).toContain(
      '<li><span aria-current="page">K–2</span></li></ol>',
    );
  });
});

describe('the theme toggle', () => {
  it('keeps its name and tells its state', () => {
    for (const pressed of [true, false]) {
      const markup = html(<ThemeToggle pressed={pressed} onToggle={nothing} />);
      expect(tag(markup, 'button')).toContain(`aria-pressed="${pressed}"`);
      expect(markup).toContain('>Dark theme<');
    }
  });
});

describe('tabs', () => {
  it('name their list, and show the panel of the selected one alone', () => {
    const markup = html(
      <Tabs
        label="Manage"
        tabs={[
          { id: 'courses', label: 'Courses', content: 'Course table' },
          { id: 'events', label: 'Events', content: 'Event table' },
        ]}
        selectedId="events"
        onSelect={nothing}
      />,
    );
    expect(markup).toMatch(
      /<div [^>]*role="tablist"[^>]*aria-label="Manage"|aria-label="Manage"[^>]*role="tablist"/u,
    );
    const panels = [...markup.matchAll(/<div [^>]*role="tabpanel"[^>]*>/gu)].map(([panel]) => ({
      of: /aria-labelledby="([^"]+)"/u.exec(panel)?.[1],
      hidden: panel.includes('hidden=""'),
    }));
    expect(panels).toEqual([
      { of: 'courses', hidden: true },
      { of: 'events', hidden: false },
    ]);
  });
});

import preview from '../../.storybook/preview.tsx';
import { Prose } from '../../src/ui/components/Prose/Prose.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';

const page = (
  <>
    <p>
      This page says what we keep about you, why, and how to have it removed. It is short because we
      keep little.
    </p>
    <h2>What we keep</h2>
    <p>
      Your name and email address, from the moment you{' '}
      <a href="#account" className="pseudo-hover">
        make an account
      </a>
      , and the <a href="#courses">courses</a> you take.{' '}
      <strong>We never ask for bank details.</strong>
    </p>
    <ul>
      <li>Your name, so that an instructor can call you by it.</li>
      <li>Your email address, for the sign-in link and nothing else.</li>
      <li>Your progress, so that you can go on where you stopped.</li>
    </ul>
    <h3>For how long</h3>
    <p>Until you ask us to delete it, and thirty days in the backups after that.</p>
    <ol>
      <li>Write to us from the address you signed up with.</li>
      <li>We answer within two working days.</li>
      <li>It is gone within thirty.</li>
    </ol>
  </>
);

const meta = preview.meta({
  title: 'Components/Prose',
  component: Prose,
  tags: ['autodocs'],
  ...onCanvas,
  args: { children: page },
});

/** A legal page: plain elements, in lines of readable length. One link is under the pointer. */
export const LegalText = meta.story({ parameters: inEachTheme });

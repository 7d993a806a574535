import type { linkSent } from '../../../content/afterSending.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { AfterSending } from '../../patterns/FormFrame/AfterSending.tsx';
import * as styles from '../../patterns/FormFrame/FormFrame.css.ts';
import { ReachUs, type Ways } from '../../patterns/FormFrame/WithoutScript.tsx';

export interface LinkSentProps {
  /** The recipient's email address. */
  to: string;
  /** The link was requested by signing up, which sends none to an existing account. */
  hasSignedUp: boolean;
  /** The link is being sent again. */
  pending: boolean;
  /** Seconds until it can be sent again; 0 if it can. */
  waitSeconds: number;
  words: typeof linkSent;
  ways: Ways;
  onAgain: () => void;
  onEdit: () => void;
}

/** The recipient, how long the link works, and what to do if it does not arrive. */
export function LinkSent({
  to,
  hasSignedUp,
  pending,
  waitSeconds,
  words,
  ways,
  onAgain,
  onEdit,
}: LinkSentProps) {
  return (
    <AfterSending
      title={words.title}
      lead={
        <>
          {words.to} <strong>{to}</strong>. <span>{words.life}</span>
        </>
      }
    >
      <div>
        <Inline>
          <Button pending={pending || waitSeconds > 0} onClick={onAgain}>
            {waitSeconds > 0 ? `${words.again} in ${waitSeconds} s` : words.again}
          </Button>
          <Button variant="secondary" onClick={onEdit}>
            {words.wrongAddress}
          </Button>
        </Inline>
        {/* Present while empty, so that changes are announced. */}
        <output className={styles.answer}>{waitSeconds > 0 ? words.tooSoon : null}</output>
      </div>
      <Prose>
        <p>
          <strong>{words.noMail}</strong>
        </p>
        <ul>
          <li>{words.spam}</li>
          <li>{words.wait}</li>
          {hasSignedUp ? <li>{words.hasAccount}</li> : null}
          <li>
            {words.reach} <ReachUs {...ways} />
          </li>
        </ul>
      </Prose>
    </AfterSending>
  );
}

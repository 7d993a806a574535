import type { messageKept } from '../../../content/afterSending.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { AfterSending } from '../../patterns/FormFrame/AfterSending.tsx';
import { ReachUs, type Ways } from '../../patterns/FormFrame/WithoutScript.tsx';
import * as styles from './ContactScreen.css.ts';

export interface MessageKeptProps {
  subject: string;
  message: string;
  words: typeof messageKept;
  ways: Ways;
  onAnother: () => void;
}

/** The unsent message, for the visitor to send by their own mail program or read out on the phone. */
export function MessageKept({ subject, message, words, ways, onAnother }: MessageKeptProps) {
  const mail = `mailto:${ways.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <AfterSending
      title={words.title}
      lead={
        <>
          {words.text} <ReachUs {...ways} />
        </>
      }
    >
      <figure>
        <figcaption className={styles.label}>{words.message}</figcaption>
        <blockquote className={styles.message}>{message}</blockquote>
      </figure>
      <Inline>
        <LinkButton to={mail}>{words.byEmail}</LinkButton>
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </Inline>
    </AfterSending>
  );
}

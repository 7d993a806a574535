import { DialogDismiss } from '@ariakit/react/dialog';
import { useEffect, useId, useRef } from 'react';
import type { linkQuestion } from '../../../content/linkQuestion.ts';
import { AgentShield } from '../../art/mascots/AgentShield.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from '../dialog/dialog.css.ts';
import { ModalDialog } from '../dialog/ModalDialog.tsx';

export interface LinkDialogProps {
  words: typeof linkQuestion;
  /** The link's account; undefined before the link is opened, empty if it has no email address. */
  account: string | undefined;
  /** The user that the link would replace; undefined when signed out. */
  currentUser: string | undefined;
  /** Signed out, the address for which this browser requested a link. */
  requestedEmail?: string | undefined;
  /** The link is being opened. */
  pending: boolean;
  onAccept: () => void;
  /** "Not now", "Stay signed in", or Escape. */
  onDecline: () => void;
}

/**
 * Confirms before spending a sign-in link that an email scanner may have opened, or before another
 * account enters than the current or the requested one (docs/product.md P7.10). Declining is then the
 * default.
 *
 * Use after a mailed link. For news and for a link that has expired use Notice; for a new password
 * PasswordDialog.
 *
 * ## Behaviour
 * - It names the link’s account and the expected one, if there is one, and declining is then the
 *   main button.
 * - If another tab signs in meanwhile, a second question follows and takes the focus, so that
 *   pressing Enter twice answers only the first.
 *
 * ## Accessibility
 * - A modal dialog, named by its heading and described by the question.
 * - The focus begins on the heading, or on declining: never on what changes something.
 * - Its behaviour is Ariakit’s, 18 KB, loaded with the dialog.
 */
export function LinkDialog({
  words,
  account,
  currentUser,
  requestedEmail,
  pending,
  onAccept,
  onDecline,
}: LinkDialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  const replaces = account !== undefined;
  const isSignedIn = currentUser !== undefined;
  const expected = currentUser ?? requestedEmail;
  const other = isSignedIn ? words.replacement : words.otherAddress;
  const says = replaces ? other : words.unopened;

  const first = replaces ? decline : heading;

  // A second Enter must not answer the next dialog.
  useEffect(() => {
    first.current?.focus();
  }, [first]);

  const accept = (
    <Button
      key="accept"
      variant={replaces ? 'quiet' : 'primary'}
      pending={pending}
      onClick={onAccept}
    >
      {says.accept}
    </Button>
  );
  const stay = (
    <DialogDismiss
      key="decline"
      ref={decline}
      render={
        <Button variant={replaces ? 'primary' : 'quiet'}>
          {isSignedIn ? words.stay : words.notNow}
        </Button>
      }
    />
  );

  return (
    <ModalDialog
      labelledBy={id}
      describedBy={`${id}-text`}
      initialFocus={first}
      onDismiss={onDecline}
    >
      <Stack gap="5">
        <div className={styles.head}>
          <Heading level={2} id={id} ref={heading} tabIndex={-1}>
            {says.heading}
          </Heading>
          <AgentShield mood="think" />
        </div>
        <div className={styles.facts} id={`${id}-text`}>
          <Stack gap="3">
            {replaces ? (
              <Text>
                {words.linkFor} <strong>{account === '' ? words.nameless : account}</strong>.
              </Text>
            ) : null}
            {expected === undefined ? null : (
              <Text>
                {isSignedIn ? words.signedInAs : words.askedFor}{' '}
                <strong>{expected === '' ? words.nameless : expected}</strong>.
              </Text>
            )}
            <Text tone="muted">{says.text}</Text>
          </Stack>
        </div>
        <Inline>{replaces ? [stay, accept] : [accept, stay]}</Inline>
      </Stack>
    </ModalDialog>
  );
}

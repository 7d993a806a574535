import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useActionState,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { XIcon } from '../../../src/ui/art/icons/XIcon.tsx';
import { FilterChips } from '../../../src/ui/components/FilterChips/FilterChips.tsx';
import { IconButton } from '../../../src/ui/components/IconButton/IconButton.tsx';
import { Text } from '../../../src/ui/components/Text/Text.tsx';
import { box } from '../../../src/ui/components/Field/Field.css.ts';
import { type CopyForm, copyForms, formOf, type TokenPath } from './copyForms.ts';
import * as styles from './Copying.css.ts';
import { svgText } from './svgText.ts';

/** The text to copy, with its name for the message: "--color-action", "PiggyBank as SVG". */
interface Copied {
  text: string;
  name: string;
}

interface Copy extends Copied {
  isRefused: boolean;
}

/** Copies to the clipboard; without a text it dismisses the result of the last copy. */
async function copyToClipboard(_last: Copy | undefined, copied: Copied | undefined) {
  if (copied === undefined) return undefined;
  try {
    // Also throws without a clipboard API: plain http other than localhost.
    await navigator.clipboard.writeText(copied.text);
    return { ...copied, isRefused: false };
  } catch {
    return { ...copied, isRefused: true };
  }
}

interface CopyingValue {
  forms: readonly CopyForm[];
  form: CopyForm;
  choose: (form: CopyForm) => void;
  copy: (copied: Copied) => void;
}

const none: readonly CopyForm[] = [];

const CopyingContext = createContext<CopyingValue | null>(null);

interface AnswerProps {
  /** Undefined without a message. */
  copy: Copy | undefined;
  onDismiss: () => void;
}

/** The result of copying, announced once and visible until dismissed. */
function Answer({ copy, onDismiss }: AnswerProps) {
  const isShown = copy !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss();
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, [isShown, onDismiss]);
  return (
    <div className={styles.status}>
      <div className={isShown ? styles.answer : undefined}>
        <div className={isShown ? styles.words : undefined}>
          <div role="status">
            {isShown ? (
              <Text>
                {copy.isRefused
                  ? `Not copied: this browser keeps its clipboard closed here. Copy ${copy.name} from the field below.`
                  : `Copied ${copy.name}`}
              </Text>
            ) : null}
          </div>
          {copy?.isRefused === true ? (
            <textarea
              className={box}
              aria-label={copy.name}
              rows={2}
              readOnly
              value={copy.text}
              onFocus={({ currentTarget }) => currentTarget.select()}
              // A press sets the caret after it sets the focus.
              onClick={({ currentTarget }) => currentTarget.select()}
            />
          ) : null}
        </div>
        {isShown ? <IconButton label="Dismiss" icon={<XIcon />} onClick={onDismiss} /> : null}
      </div>
    </div>
  );
}

interface CopyingProps {
  /** The forms of a token that can be copied; omit if the page has only drawings. */
  forms?: readonly CopyForm[] | undefined;
  children: ReactNode;
}

/** Makes everything inside copyable and reports the result. */
export function Copying({ forms = none, children }: CopyingProps) {
  const [last, act] = useActionState(copyToClipboard, undefined);
  const [form, choose] = useState<CopyForm>(forms[0] ?? 'name');
  const value = useMemo(
    () => ({ forms, form, choose, copy: (copied: Copied) => startTransition(() => act(copied)) }),
    [forms, form, act],
  );
  return (
    <CopyingContext value={value}>
      {children}
      <Answer copy={last} onDismiss={() => startTransition(() => act(undefined))} />
    </CopyingContext>
  );
}

/** The chips that select the copied form; renders nothing without forms. */
export function CopyChoice() {
  const copying = use(CopyingContext);
  if (copying === null || copying.forms.length === 0) return null;
  const { forms, form, choose } = copying;
  return (
    <div className={styles.forms}>
      <Text size="sm" tone="muted">
        A press copies
      </Text>
      <FilterChips
        legend="A press copies"
        options={forms.map((name) => ({ value: name, label: copyForms[name] }))}
        value={form}
        onChange={(chosen) => choose(chosen as CopyForm)}
      />
    </div>
  );
}

type CopyableProps = {
  /** The content, which must not be a control. */
  children: ReactNode;
} & ({ token: TokenPath } | { drawing: string });

/** A press copies the token in the page's selected form, or the drawing inside as SVG. */
export function Copyable({ children, ...what }: CopyableProps) {
  const copying = use(CopyingContext);
  const shown = useRef<HTMLDivElement>(null);
  if (copying === null) return children;
  const { form, copy } = copying;
  const token = 'token' in what ? formOf(what.token, form) : undefined;
  const name = 'token' in what ? what.token.join('.') : `${what.drawing} as SVG`;
  function press() {
    const drawing = shown.current?.querySelector('svg');
    if (token !== undefined) copy({ text: token, name: token });
    else if (drawing) copy({ text: svgText(drawing), name });
  }
  return (
    <div className={styles.copyable} ref={shown}>
      {children}
      <button type="button" className={styles.cover} aria-label={`Copy ${name}`} onClick={press} />
    </div>
  );
}

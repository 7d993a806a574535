import { donationPresets, type DonationPreset } from '../../../domain/donation.ts';
import { formatMoney } from '../../../domain/money.ts';
import { ShieldCheckIcon } from '../../art/icons/ShieldCheckIcon.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Total } from '../../components/Total/Total.tsx';
import { useErrorTitle } from '../../patterns/FormFrame/useErrorTitle.ts';
import * as styles from './DonateScreen.css.ts';

export interface DonateFormProps {
  preset: DonationPreset | undefined;
  /** The custom amount as typed. */
  custom: string;
  /** Why it is invalid. */
  problem: string | undefined;
  /** In cents. */
  totalCents: bigint;
  /** The amount is above zero. */
  payable: boolean;
  /** Why the button is disabled, if the field has no error. */
  noAmount: string;
  note: string;
  noScript: string;
  /** How to give, in the printed page. */
  printText: string;
  phone: { label: string; href: string };
  onPreset: (preset: DonationPreset) => void;
  onCustom: (text: string) => void;
  onLeaveCustom: () => void;
  onSubmit: () => void;
}

const options = donationPresets.map((dollars) => ({
  value: String(dollars),
  label: `$${dollars}`,
}));

/** Its field's name. */
const CUSTOM = 'custom';

function presetOf(value: string): DonationPreset | undefined {
  return donationPresets.find((dollars) => String(dollars) === value);
}

/**
 * Six amounts or a custom one, their total, and the button, disabled without an amount.
 */
export function DonateForm({
  preset,
  custom,
  problem,
  totalCents,
  payable,
  noAmount,
  note,
  noScript,
  printText,
  phone,
  onPreset,
  onCustom,
  onLeaveCustom,
  onSubmit,
}: DonateFormProps) {
  const showsNoAmountHint = !payable && problem === undefined;
  useErrorTitle(problem !== undefined);

  return (
    <Panel>
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="5">
          <Heading level={2} size="panel">
            Make a donation
          </Heading>
          <div className={styles.screenOnly}>
            <Stack gap="5">
              <RadioCards
                legend="Choose an amount"
                options={options}
                value={preset === undefined ? undefined : String(preset)}
                onChange={(value) => {
                  const chosen = presetOf(value);
                  if (chosen !== undefined) onPreset(chosen);
                }}
              >
                <div className={styles.custom}>
                  <MoneyField
                    label="Custom amount in dollars"
                    name={CUSTOM}
                    value={custom}
                    error={problem}
                    onChange={onCustom}
                    onBlur={onLeaveCustom}
                  />
                </div>
              </RadioCards>
              <Total label="Total Donation" value={formatMoney(totalCents)} />
              <Stack gap="2">
                <Button
                  type="submit"
                  wide
                  disabled={!payable}
                  aria-describedby={showsNoAmountHint ? 'no-amount' : undefined}
                >
                  Donate Now
                </Button>
                {showsNoAmountHint ? (
                  <Text size="sm" id="no-amount">
                    {noAmount}
                  </Text>
                ) : null}
              </Stack>
            </Stack>
          </div>
          <p className={styles.printOnly}>
            {printText} <strong>{phone.label}</strong>
          </p>
          <noscript>
            <Text>
              {noScript} <TextLink href={phone.href}>{phone.label}</TextLink>
            </Text>
          </noscript>
          <Inline wrap={false} align="start">
            <ShieldCheckIcon />
            <Text size="sm" tone="muted">
              {note}
            </Text>
          </Inline>
        </Stack>
      </form>
    </Panel>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Snapshot } from 'xstate';
import { donateMachine } from '../../../machines/donate/donate.machine.ts';
import {
  isPayable,
  selectCustom,
  selectPreset,
  selectProblem,
  selectTotalCents,
} from '../../../machines/donate/donate.selectors.ts';
import { contact } from '../../content/contact.ts';
import {
  donatePage,
  donateTexts,
  giftSentence,
  howToGive,
  impacts,
  moneyProblems,
  otherWays,
} from '../../content/donate.ts';
import { notYet } from '../../content/notYet.ts';
import { examples, successStories } from '../../content/results.ts';
import { site } from '../../content/site.ts';
import { giftOf } from '../../domain/donation.ts';
import type { MascotMood } from '../../ui/art/mascots/moods.ts';
import { DonateScreen } from '../../ui/screens/DonateScreen/DonateScreen.tsx';
import { useNotImplementedToast } from '../notImplemented.ts';

const mostDollars = Math.max(...impacts.map(({ dollars }) => dollars));

/** The mascot's mood: thoughtful without an amount, happy with any, delighted by the highest. */
function moodOf(payable: boolean, highestDollars: number | undefined): MascotMood {
  if (!payable) return 'think';
  if (highestDollars === undefined) return 'idle';
  return highestDollars === mostDollars ? 'cheer' : 'wave';
}

export interface DonateProps {
  /** Replaceable by stories. */
  machine?: typeof donateMachine;
  /** Overrides the initial state. */
  snapshot?: Snapshot<unknown> | undefined;
}

/** Connects the donation form to its statechart. */
export function Donate({ machine = donateMachine, snapshot }: DonateProps) {
  const showPlaceholder = useNotImplementedToast();
  const actor = useActorRef(machine, snapshot && { snapshot });
  const totalCents = useSelector(actor, selectTotalCents);
  const payable = useSelector(actor, isPayable);
  const preset = useSelector(actor, selectPreset);
  const custom = useSelector(actor, selectCustom);
  const problem = useSelector(actor, selectProblem);
  const { step } = giftOf(totalCents);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    const subscription = actor.on('donation.submitted', () => {
      showPlaceholder('donation');
      setAttempts((count) => count + 1);
    });
    return () => subscription.unsubscribe();
  }, [actor, showPlaceholder]);

  return (
    <DonateScreen
      {...donatePage}
      description={donateTexts.lead}
      form={{
        preset,
        custom,
        problem: problem && moneyProblems[problem],
        totalCents,
        payable,
        sentence: payable ? giftSentence(totalCents) : donateTexts.noAmount,
        note: donateTexts.note,
        onPreset: (chosen) => actor.send({ type: 'preset.choose', preset: chosen }),
        onCustom: (text) => actor.send({ type: 'custom.change', text }),
        onLeaveCustom: () => actor.send({ type: 'custom.leave' }),
        onSubmit: () => actor.send({ type: 'donate.submit' }),
      }}
      attempts={attempts}
      howToGive={{ words: howToGive, contact, postal: [site.name, ...contact.address] }}
      impact={{
        heading: donateTexts.impactHeading,
        impacts,
        highestDollars: step,
        below: donateTexts.below,
        mood: moodOf(payable, step),
      }}
      stories={successStories}
      examples={examples.several}
      otherWays={otherWays}
      notYet={notYet}
    />
  );
}

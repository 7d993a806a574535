import { blanks, checklist, heading, list, type Sheet } from '../blocks.ts';

export const scamChecklist: Sheet = {
  title: 'Is it a scam?',
  eyebrow: 'Agent Shield’s checklist · For every home',
  lead: 'Hang it by the phone. One check mark is enough to stop. Nobody honest minds if you take an hour.',
  guide: 'shield',
  mood: 'idle',
  size: 'large',
  front: [
    heading('Stop. Check what is true.', 1),
    checklist([
      'They called, wrote or texted me first.',
      'I must act today, or something bad happens.',
      'They want gift cards, a wire or crypto.',
      'They ask for a code, a PIN or a password.',
      'I should keep it a secret, even from my family.',
      'I won something I never signed up for.',
      'They sent a check and want part of it back.',
      'They want to see or control my screen.',
      'The price or the pay is too good.',
      'They say they are in trouble, and only I can help.',
    ]),
    heading('Look. Then do this.', 2),
    list('number', [
      'Hang up or close it. Do not press a link. Do not call the number they gave you.',
      'Find the real number yourself: on your card, on a bill, or on a .gov page.',
      'Tell one person you trust what they said, word for word. Scams sound odd out loud.',
    ]),
    blanks('My bank, from the card', 'My person to ask'),
    heading('Did it happen to you? You are not the only one.', 3),
    list('number', [
      'Call your bank or card first. Ask them to stop or take back the payment.',
      'Change the password you gave away, and any other that is the same.',
      'Keep the messages and receipts, and report it here. It helps the next person, too.',
    ]),
    {
      kind: 'places',
      items: [
        ['Federal Trade Commission', 'Report any scam.', '1-877-382-4357', 'reportfraud.ftc.gov'],
        ['IdentityTheft.gov', 'Someone uses your name.', '1-877-438-4338', 'www.identitytheft.gov'],
        ['FBI Internet Crime Center', 'It began online.', '', 'www.ic3.gov'],
        [
          'Consumer Financial Protection Bureau',
          'Trouble with a bank or loan.',
          '1-855-411-2372',
          'www.consumerfinance.gov/complaint',
        ],
      ],
    },
  ],
};

import { defineStoryboard } from 'storybook-addon-statecharts';
import { expect } from 'storybook/test';
import { Feedback } from './Feedback.tsx';
import { feedbackMachine } from './feedback.machine.ts';

export default defineStoryboard(feedbackMachine, {
  labels: {
    name: 'Feedback form',
    about: 'Asks how it was and passes a complaint on.',
    states: {
      prompt: 'Asked: good or bad?',
      form: 'Saying why',
      sending: 'Sending: the server is asked',
      failed: 'Not sent',
      thanks: 'Thanked',
      closed: 'Closed',
    },
    events: {
      'feedback.good': 'It was good',
      'feedback.bad': 'It was bad',
      'comment.change': 'The person types',
      'comment.submit': 'The person sends the comment',
      'sendComment.done': 'The server takes it',
      'sendComment.error': 'The server fails',
      back: 'The person goes back',
      close: 'The person closes the form',
    },
    guards: { hasComment: { yes: 'there is a comment', otherwise: 'it is empty' } },
  },
  model: {
    events: [
      {
        words: 'A comment is typed',
        event: { type: 'comment.change', comment: 'The page was slow' },
      },
    ],
    outputs: {
      sendComment: [
        { words: 'succeeds', output: { ticket: 'F-17' } },
        { words: 'fails', error: new Error('The server says 503') },
      ],
    },
    distinguish: ({ comment, ticket }) => [comment, ticket],
  },
  scenarios: [
    {
      id: 'server-down',
      words: 'the server is down when I complain?',
      answer: 'Nothing is lost: the comment stays, and can be sent again.',
      steps: [
        { event: 'feedback.bad', to: 'form' },
        { event: 'comment.change', to: 'form' },
        { event: 'comment.submit', to: 'sending' },
        { event: 'sendComment.error', to: 'failed' },
        { event: 'comment.submit', to: 'sending' },
        { event: 'sendComment.done', to: 'thanks' },
      ],
    },
  ],
  screen: ({ machine }) => <Feedback machine={machine} />,
  expect: {
    failed: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be sent.');
    },
  },
});

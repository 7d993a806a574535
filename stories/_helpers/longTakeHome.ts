import { takeHomePicture } from '../../src/domain/files.ts';
import type { TakeHomeProps } from '../../src/ui/patterns/TakeHome/TakeHome.tsx';
import { extremes } from './extremes.ts';

/** A sheet whose words have no break opportunity. */
export const longTakeHome: TakeHomeProps = {
  heading: extremes.word,
  text: extremes.word,
  sheets: [
    {
      title: extremes.word,
      text: extremes.word.repeat(2),
      facts: ['Grades 11–12', 'ages 16 to 18', '45 minutes'],
      picture: `${import.meta.env.BASE_URL}${takeHomePicture('real-price').slice(1)}`,
      extent: '2 pages + answers',
      files: [
        { paper: extremes.longName, href: '/take-home/a.pdf', size: '43 KB' },
        { paper: extremes.longName, href: '/take-home/b.pdf', size: '43 KB' },
      ],
    },
  ],
};

import { matchPath, useLocation } from 'react-router-dom';
import { pages } from '../../content/pages.ts';
import { PlainScreen } from '../../ui/screens/PlainScreen/PlainScreen.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../paths.ts';

const names = [
  'courses',
  'events',
  'donate',
  'volunteer',
  'blog',
  'contact',
  'privacy',
  'terms',
] as const;

/** A page that is a heading and what it is about. */
export default function PlainRoute() {
  const { pathname } = useLocation();
  const name = names.find((page) => matchPath(paths[page].pattern, pathname) !== null) ?? 'courses';
  const text = pages[name];
  return (
    <>
      <PageHead text={text} />
      <PlainScreen heading={text.heading} description={text.description} />
    </>
  );
}

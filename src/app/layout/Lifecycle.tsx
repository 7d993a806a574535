import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isLeaving, isSettling } from '../../../machines/session/session.selectors.ts';
import { useChart, useCharts } from '../../features/charts.tsx';
import { paths } from '../paths.ts';

/**
 * Tells the session what only the page knows, and the document what only the session knows. Comes with
 * the statecharts.
 */
export default function Lifecycle() {
  const { charts } = useCharts();
  const { pathname } = useLocation();

  // Whoever logged out is home when a public page is up: from then on nobody is leaving.
  const hasLeft = useChart('session', isLeaving, false);
  useEffect(() => {
    if (hasLeft && pathname !== paths.dashboard.pattern) {
      charts?.session.send({ type: 'farewell.over' });
    }
  }, [charts, hasLeft, pathname]);

  // The boot script hid the content while this was open (src/app/boot.js).
  const settling = useChart('session', isSettling, true);
  useEffect(() => {
    if (!settling) document.documentElement.classList.remove('restoring');
  }, [settling]);

  return null;
}

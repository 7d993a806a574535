import { samePerson, selectPerson } from '../../../machines/session/session.selectors.ts';
import { dashboardLines } from '../../content/messages.ts';
import { roleLabel } from '../../domain/roles.ts';
import { DashboardScreen } from '../../ui/screens/DashboardScreen/DashboardScreen.tsx';
import { useChart } from '../charts.tsx';

/** The signed-in person's dashboard; an unknown role keeps loading (specification, section 6). */
export function Dashboard() {
  const person = useChart('session', selectPerson, undefined, samePerson);
  const role = person?.role;
  return (
    <DashboardScreen
      name={person?.displayName ?? person?.email ?? ''}
      role={role === undefined ? undefined : roleLabel(role)}
      line={role === undefined ? undefined : dashboardLines[role]}
    />
  );
}

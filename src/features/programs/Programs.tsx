import { placeholders } from '../../content/messages.ts';
import { noTrack, programs, programsPage } from '../../content/programs.ts';
import { ProgramsScreen } from '../../ui/screens/ProgramsScreen/ProgramsScreen.tsx';
import { useActorSend } from '../actorsContext.tsx';

/** The programs; enrolling shows a placeholder toast (docs/product.md P4.2). */
export function Programs({ curriculumPath }: { curriculumPath: string }) {
  const send = useActorSend();
  return (
    <ProgramsScreen
      heading={programsPage.heading}
      description={programsPage.description}
      programs={programs}
      noTrack={noTrack}
      curriculumPath={curriculumPath}
      onEnroll={() =>
        send('toasts', {
          type: 'toast.show',
          toast: { ...placeholders.enrollment, tone: 'info' },
        })
      }
    />
  );
}

import { placeholders } from '../../content/messages.ts';
import { pages } from '../../content/pages.ts';
import { programs } from '../../content/programs.ts';
import { ProgramsScreen } from '../../ui/screens/ProgramsScreen/ProgramsScreen.tsx';
import { useActorSend } from '../pageActors.tsx';

/** The programs; enrolling is a placeholder (docs/product.md P4.2). */
export function Programs({ curriculumPath }: { curriculumPath: string }) {
  const send = useActorSend();
  return (
    <ProgramsScreen
      heading={pages.programs.heading}
      description={pages.programs.description}
      programs={programs}
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

import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import type { LiveScreenProps as ScreenProps } from '../../../chart/defineChart.ts';
import { isLiveMessage, type At } from '../../../storyboards/liveMessages.ts';
import { sendModelEvent } from '../../../storyboards/sendModelEvent.ts';
import { liveMachine } from '../../../storyboards/liveMachine.ts';
import { slugOf } from '../../../storyboards/walk.ts';
import { leavesIn, valueOf } from '../../../chart/statePaths.ts';
import { modelEventsOf, type FlowModel } from '../../../walks/model.ts';
import { currentWatch, onWatched } from '../../../watch/current.ts';

export interface LiveScreenProps {
  id: string;
  model: FlowModel;
  /** Renders the real screen with the given machine. */
  screen: ComponentType<ScreenProps>;
  theme: 'light' | 'dark';
}

/** The active states of all the statechart's actors, of which a page may have several. */
const leavesNow = (actor: AnyActor): string[] =>
  leavesIn(valueOf(actor.getSnapshot() as AnyMachineSnapshot));

/** A statechart's real screen, controlled by the drawing beside it. */
export function LiveScreen({ id, model, screen: Screen, theme }: LiveScreenProps) {
  const [start, setStart] = useState(0);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const done = useRef<{ start: number; slugs: readonly string[] }>({ start: 0, slugs: [] });
  const machine = useMemo(() => liveMachine(model.machine), [model]);
  const modelEvents = useMemo(
    () => new Map(modelEventsOf(model).map((modelEvent) => [slugOf(modelEvent.words), modelEvent])),
    [model],
  );

  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || !isLiveMessage(data) || data.kind !== 'storyboards:go')
        return;
      const { slugs, anew, onward } = data;
      if (onward) done.current = { ...done.current, slugs: slugs.slice(0, -1) };
      const isContinued = !anew && done.current.slugs.every((slug, index) => slugs[index] === slug);
      // Back or another path: restart without reloading the page.
      if (!isContinued) setStart((before) => before + 1);
      setWanted(slugs);
    };
    addEventListener('message', listen);
    const report = (leaves: string[] | undefined): void => {
      const message: At = { kind: 'storyboards:at', leaves };
      window.parent.postMessage(message, location.origin);
    };
    report(undefined);
    const end = onWatched((watch) => {
      const actor = watch.actorOf(id);
      if (actor !== undefined) report(leavesNow(actor));
    });
    return () => {
      removeEventListener('message', listen);
      end();
    };
  }, [id]);

  useEffect(() => {
    if (done.current.start !== start) done.current = { start, slugs: [] };
    const actor = currentWatch().actorOf(id);
    for (const slug of wanted.slice(done.current.slugs.length)) {
      const modelEvent = modelEvents.get(slug);
      if (modelEvent === undefined || actor === undefined) break;
      sendModelEvent(model, actor, modelEvent);
      done.current = { start, slugs: [...done.current.slugs, slug] };
    }
  }, [wanted, start, modelEvents, id, model]);

  return <Screen key={start} machine={machine} input={model.inputs?.[0]} theme={theme} />;
}

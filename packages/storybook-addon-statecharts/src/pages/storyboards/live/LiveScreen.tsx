import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { AnyMachineSnapshot } from 'xstate';
import type { LiveScreenProps as ScreenProps } from '../../../chart/defineChart.ts';
import { isLiveMessage, type At } from '../../../storyboards/liveMessages.ts';
import { liveMachine } from '../../../storyboards/liveMachine.ts';
import { slugOf } from '../../../storyboards/walk.ts';
import { activeLeaves } from '../../../chart/statePaths.ts';
import { modelEventsOf, sendModelEvent } from '../../../walks/model.ts';
import type { FlowModel } from '../../../walks/types.ts';
import { currentWatch, onWatched } from '../../../watch/current.ts';

export interface LiveScreenProps {
  id: string;
  model: FlowModel;
  /** Renders the real screen with the given machine. */
  screen: ComponentType<ScreenProps>;
  theme: 'light' | 'dark';
}

/** A statechart's real screen, controlled by the drawing beside it. */
export function LiveScreen({ id, model, screen: Screen, theme }: LiveScreenProps) {
  const [start, setStart] = useState(0);
  const machine = useMemo(() => liveMachine(model.machine), [model]);

  useEffect(() => {
    const modelEvents = new Map(modelEventsOf(model).map((each) => [slugOf(each.words), each]));
    const listen = ({ data, origin }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || !isLiveMessage(data) || data.kind !== 'storyboards:go')
        return;
      // Restarts without reloading the page. Its effects have started the new actor afterwards.
      if (data.isRestart) flushSync(() => setStart((before) => before + 1));
      const actor = currentWatch().actorOf(id);
      for (const slug of data.slugs) {
        const modelEvent = modelEvents.get(slug);
        if (modelEvent === undefined || actor === undefined) break;
        sendModelEvent(model, actor, modelEvent);
      }
    };
    addEventListener('message', listen);
    const report = (leaves: string[] | undefined): void => {
      const message: At = { kind: 'storyboards:at', leaves };
      window.parent.postMessage(message, location.origin);
    };
    report(undefined);
    const end = onWatched((watch) => {
      const actor = watch.actorOf(id);
      if (actor !== undefined) report(activeLeaves(actor.getSnapshot() as AnyMachineSnapshot));
    });
    return () => {
      removeEventListener('message', listen);
      end();
    };
  }, [id, model]);

  return <Screen key={start} machine={machine} input={model.inputs?.[0]} theme={theme} />;
}

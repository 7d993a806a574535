import { Component, type PropsWithChildren } from 'react';
import { replayEarlyPresses } from '../earlyPresses.ts';
import { logError } from '../../services/log.ts';
import { Button } from '../../ui/components/Button/Button.tsx';
import { Section } from '../../ui/components/Section/Section.tsx';
import { Stack } from '../../ui/components/Stack/Stack.tsx';

interface RegionBoundaryProps {
  /** What it holds: under another name it is whole again. Not a `key`, which would show an empty page while the next one's code comes. */
  name: string;
}

interface RegionBoundaryState {
  name: string | undefined;
  /** What the visitor can quote, and the console says, too; undefined while all is well. */
  reference: string | undefined;
}

/**
 * Keeps a failure inside its region: the rest of the page goes on, and the region says what happened,
 * offers a way on and gives a reference. Most often a part of the page could not be fetched.
 */
export class RegionBoundary extends Component<
  PropsWithChildren<RegionBoundaryProps>,
  RegionBoundaryState
> {
  override state: RegionBoundaryState = { name: undefined, reference: undefined };

  static getDerivedStateFromProps(
    { name }: RegionBoundaryProps,
    state: RegionBoundaryState,
  ): RegionBoundaryState | null {
    return name === state.name ? null : { name, reference: undefined };
  }

  static getDerivedStateFromError(): Pick<RegionBoundaryState, 'reference'> {
    return { reference: Date.now().toString(36) };
  }

  override componentDidCatch(error: unknown): void {
    // The rest of the page answers.
    void replayEarlyPresses();
    logError(`A part of the page failed (reference ${this.state.reference ?? ''})`, error);
  }

  override render() {
    const { reference } = this.state;
    if (reference === undefined) return this.props.children;
    // Only with what every page carries: what else it needed might be what is lost.
    return (
      <Section>
        <Stack gap="4" align="start">
          <div role="alert">
            <p>
              <strong>This part of the page did not load</strong>
            </p>
            <p>
              Your connection may have dropped, or this site has a new version. Try again, or go on
              by the menu.
            </p>
            <p>{`Reference: ${reference}`}</p>
          </div>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </Stack>
      </Section>
    );
  }
}

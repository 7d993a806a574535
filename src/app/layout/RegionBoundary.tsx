import { Component, type PropsWithChildren } from 'react';
import { replayEarlyPresses } from '../presses.ts';
import { logError } from '../../services/log.ts';
import { Button } from '../../ui/components/Button/Button.tsx';
import { Section } from '../../ui/components/Section/Section.tsx';
import { Stack } from '../../ui/components/Stack/Stack.tsx';

interface RegionBoundaryProps {
  /**
   * The page's name; another name resets the error. Not a `key`, which would show an empty page
   * while the next chunk loads.
   */
  name: string;
}

interface RegionBoundaryState {
  name: string | undefined;
  /** Quoted by the visitor and logged to the console; undefined without an error. */
  reference: string | undefined;
}

/**
 * Contains an error in its region and offers a retry with a reference. The usual cause is a chunk
 * that failed to load.
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

  private readonly reset = (): void => this.setState({ reference: undefined });

  override componentDidMount(): void {
    // In development the next edit may mend it.
    import.meta.hot?.on('vite:afterUpdate', this.reset);
  }

  override componentWillUnmount(): void {
    import.meta.hot?.off('vite:afterUpdate', this.reset);
  }

  override componentDidCatch(error: unknown): void {
    // The rest of the page is interactive.
    replayEarlyPresses();
    logError(`A part of the page failed (reference ${this.state.reference ?? ''})`, error);
  }

  override render() {
    const { reference } = this.state;
    if (reference === undefined) return this.props.children;
    // Uses only components that every page has loaded: others may fail too.
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

import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const never = () => () => undefined;

/**
 * Returns the option that a parameter of the URL names, and a function that writes another one there.
 * The URL keeps it when the page is reloaded, returned to or shared.
 * @param initial the option without a parameter, and for a name that is not an option
 */
export function useAddressOption<Option extends string>(
  param: string,
  options: readonly Option[],
  initial: Option,
): [option: Option, choose: (option: Option) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(param);
  // A page is prerendered without parameters, so it hydrates with the initial option.
  const option = useSyncExternalStore(
    never,
    () => options.find((one) => one === named) ?? initial,
    () => initial,
  );
  function choose(next: Option) {
    const params = new URLSearchParams(search);
    if (next === initial) params.delete(param);
    else params.set(param, next);
    void navigate({ search: `${params}` }, { replace: true });
  }
  return [option, choose];
}

export interface FilterDefinition<Option extends string> {
  /** The parameter of the URL: `category` in `?category=design`. */
  param: string;
  /** The label of each option, in order. The first option shows everything. */
  options: Readonly<Record<Option, string>>;
}

/**
 * Returns the option that the URL names, a function that chooses another, and which items an option
 * shows.
 */
export function useFilter<Option extends string>({ param, options }: FilterDefinition<Option>) {
  const names = Object.keys(options) as [Option, ...Option[]];
  const [all] = names;
  const [option, choose] = useAddressOption(param, names, all);
  const shows = (category: Option) => option === all || option === category;
  return { option, choose, shows };
}

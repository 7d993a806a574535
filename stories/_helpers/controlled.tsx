import { useState, type ComponentType } from 'react';

type KeysOf<Props, Type> = {
  [Key in keyof Props]-?: Props[Key] extends Type ? Key : never;
}[keyof Props];

/** Renders a controlled component that stores its value, as its container does. */
export function controlled<Props extends object>(
  Component: ComponentType<Props>,
  value: keyof Props,
  onChange: KeysOf<Props, (next: never) => void>,
) {
  return function Controlled(props: Props) {
    const [current, setCurrent] = useState(props[value]);
    const change = (next: Props[keyof Props]) => {
      setCurrent(() => next);
      (props[onChange] as (next: unknown) => void)(next);
    };
    return <Component {...props} {...{ [value]: current, [onChange]: change }} />;
  };
}

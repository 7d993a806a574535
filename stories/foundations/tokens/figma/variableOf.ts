import type { DesignToken } from '../designToken.ts';
import { rootSize, type VariableValue } from './variable.ts';

/** Converts a token to a Figma variable: px and ms, one font, one number. */
export function variableOf({ $type, $value }: DesignToken, css: string): VariableValue {
  switch ($type) {
    case 'color': {
      return { kind: 'color', hex: $value.hex, alpha: $value.alpha };
    }
    case 'dimension': {
      const px = $value.unit === 'rem' ? $value.value * rootSize : $value.value;
      return { kind: 'number', value: px };
    }
    case 'duration': {
      return { kind: 'number', value: $value.value };
    }
    case 'fontFamily': {
      return { kind: 'text', text: $value[0] ?? '' };
    }
    case 'cubicBezier': {
      return { kind: 'text', text: css };
    }
    default: {
      return { kind: 'number', value: $value };
    }
  }
}

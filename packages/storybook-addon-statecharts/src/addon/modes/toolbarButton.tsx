import { styled } from 'storybook/theming';

export const Group = styled.div({ display: 'flex', gap: 4, alignItems: 'center', margin: '0 4px' });

/** A text button of the toolbar; `variant` is the mode that it represents. */
export const ToolbarButton = styled.button<{ variant: 'light' | 'dark' | 'plain' }>(
  ({ variant, theme }) => ({
    all: 'unset',
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minHeight: 28,
    padding: '0 9px',
    borderRadius: '9px 3px',
    border: `1px solid ${theme.input.border}`,
    fontSize: 13,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...(variant === 'light' ? { background: '#ffffff', color: '#0d251b' } : {}),
    ...(variant === 'dark' ? { background: '#12241b', color: '#f1efe4' } : {}),
    ...(variant === 'plain' ? { background: 'transparent', color: theme.color.defaultText } : {}),
    '&[aria-pressed="true"]': {
      outline: `3px solid ${theme.color.secondary}`,
      outlineOffset: 0,
    },
    // A dot as well: colour is never the only cue.
    '&[aria-pressed="true"]::before': {
      content: '""',
      width: 7,
      height: 7,
      borderRadius: '50%',
      background: 'currentColor',
    },
    '&:focus-visible': { outline: `3px solid ${theme.color.secondary}`, outlineOffset: 2 },
  }),
);

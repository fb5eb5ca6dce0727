import { render, screen } from '@testing-library/react';
import { Button, IconButton, Notice, Skeleton, Switch, TextField, ThemeRoot } from '../index';
import { theme } from './theme';

test('Shades of a variable are mixed by the browser, by a number or by a sum of numbers', () => {
  const { main } = theme.palette.primary;
  expect(theme.alpha(main, 0.04)).toBe(`color-mix(in srgb, ${main} calc((0.04) * 100%), transparent)`);
  expect(theme.alpha(main, '0.04 + 0.08')).toContain('calc((0.04 + 0.08) * 100%)');
});

test('Components take a palette of variables in each of their looks', () => {
  const tones = ['information', 'success', 'warning', 'error'] as const;
  const looks = ['text', 'outlined', 'contained'] as const;
  const colors = ['primary', 'secondary', 'error', 'inherit'] as const;
  render(
    <ThemeRoot>
      {looks.flatMap((variant) =>
        colors.map((color) => (
          <Button key={`${variant} ${color}`} variant={variant} color={color}>
            {variant} {color}
          </Button>
        )),
      )}
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {tone}
        </Notice>
      ))}
      <IconButton aria-label="Icon" color="error" />
      <Switch checked readOnly />
      <TextField label="Field" error />
      <Skeleton />
    </ThemeRoot>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(looks.length * colors.length + 1);
  expect(screen.getAllByRole('note')).toHaveLength(tones.length);
});

test('MUI makes no variables of the palette: builds leave that part of it out (libs/federation/src/unused-parts.ts)', () => {
  expect(theme).not.toHaveProperty('colorSchemes');
  expect(theme).not.toHaveProperty('vars');
});

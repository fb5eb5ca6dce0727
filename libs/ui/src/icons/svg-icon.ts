import { createElement } from 'react';
import { createSvgIcon } from '@mui/material/SvgIcon';

/**
 * An icon of 24 × 24 units, drawn in the colour of the text. The shapes in icons.ts and its neighbours are Google's
 * Material icons (Apache License 2.0): the package that holds all of them is a third of the installed files.
 *
 * @param name its name in that set
 * @param paths the `d` of each path
 */
export const svgIcon = (name: string, ...paths: readonly string[]) =>
  createSvgIcon(
    paths.map((d, index) => createElement('path', { key: index, d })),
    name,
  );

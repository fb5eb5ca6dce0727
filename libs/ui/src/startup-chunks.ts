/**
 * Chunked start-up: evaluates the kit in small steps, so that the page can handle input between them. Each step builds
 * on those before it. All lie in the script that imports them (`eager`); `webpackExports` keeps tree shaking intact.
 */
export const startupChunks = [
  () => import(/* webpackMode: "eager", webpackExports: ["css"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager", webpackExports: ["theme"] */ './theme/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Button'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Typography'),
  () => import(/* webpackMode: "eager", webpackExports: ["TextField"] */ './fields/text-field'),
  () => import(/* webpackMode: "eager" */ './index'),
] as const;

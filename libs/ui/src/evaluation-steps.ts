/**
 * Evaluates the kit a part at a time, for a page that goes on answering between them; each stands on those before it. All are
 * in the script that asks for them (`eager`), and nothing is kept in it for their sake (`webpackExports`).
 */
export const evaluationSteps = [
  () => import(/* webpackMode: "eager", webpackExports: ["css"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager", webpackExports: ["theme"] */ './theme/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Button'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Typography'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Chip'),
  () => import(/* webpackMode: "eager", webpackExports: ["TextField"] */ './fields/text-field'),
  () => import(/* webpackMode: "eager" */ './index'),
] as const;

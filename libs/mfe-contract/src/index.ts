export type { TextParameters } from '@programme/i18n';
export { contractVersion, isCompatibleContract } from './contract-version';
export { isRemoteModule, type RemoteModule } from './remote-module';
export { isRemoteRequirements, type RemoteRequirements } from './remote-requirements';
export {
  calculatorPaths,
  isPathCurrency,
  pathCurrencies,
  routePath,
  routePaths,
  type RouteId,
  type RouteParameters,
} from './routes';
export {
  documentTitle,
  ShellProvider,
  usePageTitle,
  usePriceBook,
  useShell,
  useTranslate,
  type CallResult,
  type Preferences,
  type LogoutGuard,
  type Prices,
  type PrintableComparison,
  type Session,
  type SessionStatus,
  type SessionUser,
  type ShellApi,
  type Toast,
  type Translate,
} from './shell-api';

import type { ComponentProps } from 'react';
import { OnDemand } from '../../shared/decision/on-demand';
import type { DecisionBanner } from './decision-banner';

const load = async () => (await import(/* webpackChunkName: "decision-banner" */ './decision-banner')).DecisionBanner;

/** The banner of a decision, in a chunk of its own: few pages show one. */
export const LazyDecisionBanner = (props: ComponentProps<typeof DecisionBanner>) => (
  <OnDemand load={load} given={props} height={props.decision.kind === 'accepted' ? 300 : 96} />
);

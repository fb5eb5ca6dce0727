/** The tabs of the offers page: the list, and the three steps to an offer (S2 §2). */
export const wizardTabs = ['list', 'basics', 'quotes', 'success'] as const;

export type WizardTab = (typeof wizardTabs)[number];

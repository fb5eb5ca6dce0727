/** What people type into a form survives everything but their own act: one test over all forms of a remote. */
export type { FormCase } from './form-case';
export { testForms } from './test-forms';

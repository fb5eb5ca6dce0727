/** Stands in until the screen is written. */
export function EnterpriseDescriptionPage() {
  return null;
}

import type { Creator } from '@programme/contracts';
import { Stack } from '@programme/ui';
import { PersonInitials } from '../../../shared/person-initials';

type Props = {
  /** Full name. */
  readonly name: string;
  /** All of them, for the short name. */
  readonly creators: readonly Creator[];
};

/** A creator: initials and short name, which its place may hide from sight (`data-name`). */
export function CreatorMark({ name, creators }: Props) {
  const shortName = creators.find((one) => one.name === name)?.shortName ?? name;
  return (
    <Stack direction="row" title={name} sx={{ alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <PersonInitials name={name} />
      <bdi data-name="">{shortName}</bdi>
    </Stack>
  );
}

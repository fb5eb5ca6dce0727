import { useId, type ReactNode } from 'react';
import { Panel, Stack, Typography } from '@programme/ui';

type Props = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** One thing of the own account, with its form. */
export function AccountSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id}>
      <Typography component="h2" variant="h2" id={id}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.75, mb: 2.5, color: 'text.secondary' }}>{lead}</Typography>
      <Stack sx={{ gap: 2.5 }}>{children}</Stack>
    </Panel>
  );
}

import { useShell } from '@programme/mfe-contract';
import { isError, type PriceBookProblem } from '@programme/price-book';
import { Box, Button, Notice, Stack, styled } from '@programme/ui';
import { useState } from 'react';
import { figureName } from '../display/figure-names';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { problemText } from '../display/problem-text';

type Props = {
  readonly problems: readonly PriceBookProblem[];
  /** Leads to the figure at a path. */
  readonly onShow: (path: string) => void;
};

/** So many are listed at first: the grids name each problem beside its cell. */
const listed = 5;

/** What must be put right before a review, and what needs a reason in one. */
export const ProblemsNotice = ({ problems, onShow }: Props) => (
  <Stack role="status" sx={{ gap: 2.5, '&:empty': { display: 'none' } }}>
    <Problems tone="error" problems={problems.filter(isError)} onShow={onShow} />
    <Problems tone="warning" problems={problems.filter((problem) => !isError(problem))} onShow={onShow} />
  </Stack>
);

function Problems({ tone, problems, onShow }: Props & { readonly tone: 'error' | 'warning' }) {
  const { translate, preferences } = useShell();
  const { dateTime } = useStaffClock();
  const [all, setAll] = useState(false);
  if (problems.length === 0) return null;
  const shown = all ? problems : problems.slice(0, listed);
  const count = problems.length;
  return (
    <Notice
      tone={tone}
      title={translate(tone === 'error' ? 'prices.errors' : 'prices.warnings', { count })}
      action={
        count > listed &&
        !all && (
          <Button color="inherit" onClick={() => setAll(true)}>
            {translate('prices.problems.all', { count })}
          </Button>
        )
      }
    >
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {shown.map((problem) => (
          <li key={`${problem.rule} ${problem.path}`}>
            <LinkButton type="button" onClick={() => onShow(problem.path)}>
              {figureName(problem.path, translate)}
            </LinkButton>
            {': '}
            {problemText(problem, translate, { language: preferences.language, dateTime })}
          </li>
        ))}
      </Box>
    </Notice>
  );
}

const LinkButton = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'underline',
  cursor: 'pointer',
});

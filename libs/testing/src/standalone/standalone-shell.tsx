import { useMemo, useRef, useState, type ReactNode } from 'react';
import { languages, type Language, type Translator } from '@programme/i18n';
import { useShell, type PrintableComparison, type Toast } from '@programme/mfe-contract';
import { currencies, type Currency } from '@programme/pricing';
import { Box, Button, Notice, Stack } from '@programme/ui';
import { FakeShell, type ShellCalls } from '../fake-shell';
import { useStandaloneSession } from './use-standalone-session';

type Props = {
  readonly translator: Translator;
  readonly language?: Language;
  readonly currency?: Currency;
  readonly children: ReactNode;
};

const nothing = () => undefined;

/** The fake shell with a visible header, for working on a remote without the real shell. */
export function StandaloneShell({ translator, language = 'en', currency = 'PLN', children }: Props) {
  const session = useStandaloneSession();
  const [toast, setToast] = useState<Toast | null>(null);
  const [title, setTitle] = useState<string | null>(null);
  const [comparison, setComparison] = useState<PrintableComparison | null>(null);
  const shown = useRef<Toast>(null);

  const { calls, dismiss, choose } = useMemo(() => {
    // One toast at a time, as in the real shell: a newer one replaces the older, whose `onClose` is called.
    const replaceBy = (next: Toast | null) => {
      const replaced = shown.current;
      shown.current = next;
      setToast(next);
      return replaced;
    };
    const shellCalls: ShellCalls = {
      toast: (next) => replaceBy(next)?.onClose?.(),
      navigate: nothing,
      setPageTitle: setTitle,
      setPrintableComparison: setComparison,
      setLogoutGuard: nothing,
      refreshTexts: () => Promise.resolve(),
      setLanguage: nothing,
      setCurrency: nothing,
    };
    return {
      calls: shellCalls,
      dismiss: () => replaceBy(null)?.onClose?.(),
      choose: () => replaceBy(null)?.action?.onChoose(),
    };
  }, []);

  return (
    <FakeShell {...{ translator, language, currency, session, calls }} onControls={nothing}>
      <Toolbar title={title} comparison={comparison} />
      <Box component="main" sx={{ p: 3, maxWidth: 1200, mx: 'auto' }}>
        {session.status === 'ready' && children}
      </Box>
      {toast && (
        <Box sx={{ position: 'fixed', right: 24, bottom: 24, maxWidth: 420 }}>
          <Notice
            tone={toast.tone ?? 'success'}
            role="status"
            title={toast.title}
            onClose={dismiss}
            closeLabel="Close the toast"
            {...(toast.action && { action: <Button onClick={choose}>{toast.action.label}</Button> })}
          >
            {toast.description}
          </Notice>
        </Box>
      )}
    </FakeShell>
  );
}

type ToolbarProps = { readonly title: string | null; readonly comparison: PrintableComparison | null };

/** Shows the state that the real header would show, and the recorded calls. */
function Toolbar({ title, comparison }: ToolbarProps) {
  const { preferences, session } = useShell();
  return (
    <Stack component="header" direction="row" sx={{ gap: 3, p: 1.5, bgcolor: 'grey.100', alignItems: 'center' }}>
      <Choice label="Language" options={languages} value={preferences.language} onChoose={preferences.setLanguage} />
      <Choice label="Currency" options={currencies} value={preferences.currency} onChoose={preferences.setCurrency} />
      <span>User: {session.user ? `${session.user.username}${session.user.isAdmin ? ' (admin)' : ''}` : 'nobody'}</span>
      {title !== null && <span>Title: {title}</span>}
      {comparison && <span>To print: {comparison.savedCalculations}</span>}
    </Stack>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChoose(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

import { useId, useState } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, CopyIcon, copyText, Stack, Typography } from '@programme/ui';
import { jsonText } from './json-text';

type Props = { readonly title: string; readonly value: unknown };

/** Formatted JSON with a button that copies it. Long lines wrap. */
export function JsonBlock({ title, value }: Props) {
  const { translate, toast } = useShell();
  const [copied, setCopied] = useState(false);
  const id = useId();
  const text = jsonText(value);

  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else toast({ tone: 'error', title: translate('logs.copy.blocked') });
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} component="h3" variant="h3">
          {title}
        </Typography>
        <Button size="small" startIcon={<CopyIcon />} aria-describedby={id} onClick={() => void copy()}>
          {translate(copied ? 'logs.copied' : 'logs.copy')}
        </Button>
      </Stack>
      <Box
        component="pre"
        sx={{
          m: 0,
          mt: 0.5,
          p: 1.5,
          borderRadius: 1,
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.default',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          unicodeBidi: 'isolate',
        }}
      >
        {text}
      </Box>
    </Box>
  );
}

import { useState } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { limits } from '@programme/contracts';
import { Box, TextField } from '@programme/ui';
import { settingsApi } from '../../../shared/settings.api';
import { useRemarks } from '../display/use-remarks';
import { EditorCard } from './editor-card';
import { cellId } from './figure-grid';
import type { PriceBookEditor } from './use-price-book-editor';
import { fromZonedTime, toZonedTime } from '../../../shared/staff-clock/zoned-time';

type Props = {
  readonly editor: PriceBookEditor;
  /** What the API says about a field that it refused. */
  readonly serverErrors: Readonly<Record<string, string>>;
};

/** What a book is called, and from when it is in force. */
export function ScheduleCard({ editor, serverErrors }: Props) {
  const translate = useTranslate();
  const remarksAt = useRemarks(editor.problems);
  const { data: settings } = settingsApi.useSettingsQuery();
  const { label } = editor.fields;
  const timeZone = settings?.timezone;
  const labelError = serverErrors['label'];
  return (
    <EditorCard title={translate('prices.card.schedule')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <TextField
          label={translate('prices.field.label')}
          value={label}
          error={labelError !== undefined}
          helperText={labelError ?? translate('prices.field.label.hint')}
          onChange={(event) => editor.change({ label: event.target.value })}
          slotProps={{ htmlInput: { maxLength: limits.priceBook.label, readOnly: editor.isReadOnly } }}
        />
        {timeZone !== undefined && (
          <MomentField
            editor={editor}
            timeZone={timeZone}
            remark={serverErrors['effectiveFrom'] ?? remarksAt('effectiveFrom')[0]?.text}
          />
        )}
      </Box>
    </EditorCard>
  );
}

type MomentProps = {
  readonly editor: PriceBookEditor;
  readonly timeZone: string;
  readonly remark: string | undefined;
};

/** Keeps what is typed until it is left: on the way to 2029, a browser names the years 2, 20 and 202. */
function MomentField({ editor, timeZone, remark }: MomentProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const { effectiveFrom } = editor.fields;
  const known = effectiveFrom === null ? '' : toZonedTime(effectiveFrom, timeZone);
  const leave = () => {
    if (typed !== null && typed !== known) editor.change({ effectiveFrom: fromZonedTime(typed, timeZone) });
    setTyped(null);
    editor.setBeingTyped(false);
  };
  return (
    <TextField
      id={cellId('effectiveFrom')}
      type="datetime-local"
      label={translate('prices.field.effectiveFrom')}
      value={typed ?? known}
      error={remark !== undefined}
      helperText={remark ?? translate('prices.field.effectiveFrom.hint', { timeZone })}
      onChange={(event) => {
        setTyped(event.target.value);
        editor.setBeingTyped(event.target.value !== known);
      }}
      onBlur={leave}
      slotProps={{ htmlInput: { readOnly: editor.isReadOnly } }}
    />
  );
}

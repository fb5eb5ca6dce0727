import { useEffect, useId, useMemo, useState } from 'react';
import { useShell, useTranslate } from '@programme/mfe-contract';
import { useNavigate } from '@programme/platform';
import { Box, tokens } from '@programme/ui';
import { useAutocomplete } from '@programme/ui/autocomplete';
import { Dialog } from '@programme/ui/overlays';
import { SearchIcon } from '@programme/ui/staff-icons';
import { offerByIdFor, offersFor, placesFor, type PaletteEntry } from './palette-entries';
import { paletteApi } from './palette.api';

type Props = { readonly onClose: () => void; readonly onNavigate: () => void };

/** Milliseconds without a key after which offers are looked up. */
const pause = 200;

const { color, radius } = tokens;

/** Leads staff to an offer, by its client or its id, to a place, or to what they can do, by a few keys. */
export function CommandPalette(props: Props) {
  const label = useTranslate()('shell.palette.open');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={props.onClose}
      slotProps={{ paper: { 'aria-label': label } }}
      sx={dialogLook}
    >
      <Content {...props} />
    </Dialog>
  );
}

/** In the dialog: the hook looks for its field as soon as it is there. */
function Content({ onClose, onNavigate }: Props) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { found, isLooking } = useOffers(typed);
  const entries = useMemo(
    () => [...offerByIdFor(typed, translate), ...offersFor(found, language, translate), ...placesFor(typed, translate)],
    [typed, found, language, translate],
  );
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<PaletteEntry>({
      id,
      options: entries,
      open: true,
      autoHighlight: true,
      value: null,
      inputValue: typed,
      clearOnBlur: false,
      filterOptions: (options) => options,
      groupBy: ({ group }) => group,
      getOptionLabel: ({ label }) => label,
      getOptionKey: (entry) => entry.id,
      onInputChange: (_event, text, reason) => {
        if (reason === 'input') setTyped(text);
      },
      onChange: (_event, entry) => {
        if (!entry) return;
        onClose();
        onNavigate();
        void navigate(entry.to, { state: entry.state ?? null });
      },
      onClose: (_event, reason) => {
        if (reason === 'escape') onClose();
      },
    });
  const label = translate('shell.palette.open');
  return (
    <>
      <Box {...getRootProps()} sx={fieldLook}>
        <SearchIcon aria-hidden />
        <Box
          component="input"
          {...getInputProps()}
          aria-label={label}
          placeholder={translate('shell.palette.hint')}
          autoFocus
          sx={inputLook}
        />
      </Box>
      <Box component="ul" {...getListboxProps()} aria-label={label} sx={listLook}>
        {(groupedOptions as unknown as readonly Group[]).map(({ group, index, options }) => (
          <Box component="li" role="presentation" key={group}>
            <Box role="presentation" sx={groupLook}>
              {group}
            </Box>
            <Box component="ul" role="presentation" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {options.map((option, place) => {
                const { key, ...props } = getOptionProps({ option, index: index + place });
                return (
                  <Box component="li" key={key} {...props} sx={optionLook}>
                    <bdi>{option.label}</bdi>
                    {option.hint && <small>{option.hint}</small>}
                  </Box>
                );
              })}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 2.5, pb: 2, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {entries.length === 0 && translate(isLooking ? 'shell.palette.looking' : 'shell.palette.none')}
      </Box>
    </>
  );
}

/** What the hook makes of entries with groups; its type says that there may be none. */
type Group = { readonly group: string; readonly index: number; readonly options: readonly PaletteEntry[] };

/** Offers by their client, a moment after the last key. */
function useOffers(typed: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { currentData, isFetching } = paletteApi.useOffersOfClientQuery(asked, { skip: asked === '' });
  const isCurrent = asked === text && asked !== '';
  return { found: (isCurrent && currentData) || none, isLooking: text !== '' && (!isCurrent || isFetching) };
}

const none: readonly never[] = [];

const dialogLook = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 2, sm: '12vh' }, maxHeight: { xs: 'calc(100% - 32px)', sm: '70vh' } },
} as const;

const fieldLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  minHeight: 60,
  flexShrink: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
  '&:focus-within': { boxShadow: `inset 0 -2px 0 ${color.brandText}` },
} as const;

const inputLook = {
  flexGrow: 1,
  minWidth: 0,
  minHeight: 44,
  border: 0,
  outline: 'none',
  background: 'none',
  font: 'inherit',
  fontSize: '1.0625rem',
  color: 'text.primary',
} as const;

const listLook = { m: 0, p: 1, listStyle: 'none', overflowY: 'auto', '&:empty': { display: 'none' } } as const;

const groupLook = {
  px: 1.5,
  pt: 1.25,
  pb: 0.5,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const optionLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  px: 1.5,
  py: 1,
  minHeight: 44,
  borderRadius: `${radius.control}px`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
  '&.Mui-focused': { bgcolor: color.mint, outline: '1px solid transparent' },
} as const;

import { useTranslate } from '@programme/mfe-contract';
import { Box, Stack, tokens } from '@programme/ui';
import type { AcceptedParts } from '../document/accepted-parts';
import { optionsOf } from '../document/option-list';
import type { AcceptedView } from '../model/offer-view-model';
import { AcceptedOption } from './accepted-option';
import { FoldedOption } from './folded-option';

const { color, fontSize } = tokens;

/** How the document of an accepted offer differs from that of an open one. */
export const acceptedParts = (view: AcceptedView): AcceptedParts => ({
  view,
  Options,
  Thanks,
  Details,
  coverLook,
  cardLook,
});

const Options: AcceptedParts['Options'] = ({ quote, lengths, accepted, kit }) => {
  const options = optionsOf(quote);
  const isFolded = isOther(options, accepted);
  const note = quote.note && <kit.QuoteNote note={quote.note} />;
  return (
    <>
      {options.map((option) =>
        option.id === accepted.option ? (
          <AcceptedOption key={option.id} {...{ option, lengths, accepted, kit }} />
        ) : (
          <FoldedOption key={option.id} {...{ option, lengths, kit }}>
            {isFolded && option === options.at(-1) && note}
          </FoldedOption>
        ),
      )}
      {!isFolded && note}
    </>
  );
};

const isOther = (options: ReturnType<typeof optionsOf>, { option }: AcceptedView): boolean =>
  !options.some(({ id }) => id === option);

const Thanks: AcceptedParts['Thanks'] = ({ accepted }) => (
  <Box className="screen-only" component="p" sx={{ ...display, m: 0, mt: 0.75 }}>
    {accepted.thanks}
  </Box>
);

const display = {
  fontSize: fontSize.display,
  fontWeight: 600,
  lineHeight: 1.06,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;

const Details: AcceptedParts['Details'] = ({ kit: { Disclosure }, children }) => {
  const translate = useTranslate();
  return (
    <div>
      <Disclosure label={translate('offer.accepted.details')}>
        <Stack sx={{ mt: 1, gap: { xs: 3, '@md': 7 }, '@media print': { mt: 0, gap: 3 } }}>{children}</Stack>
      </Disclosure>
    </div>
  );
};

/** The thanks stand out in place of the name. What was to come has come: the line after the beat is no longer dashed. */
const coverLook = {
  '@media screen': {
    '& [data-name]': { display: 'inline', fontSize: 'inherit', lineHeight: 'inherit', letterSpacing: 'normal' },
    '& svg[viewBox="0 0 132 64"] + div': {
      borderTop: `2.5px solid ${color.onPanelAccent}`,
      borderRadius: '2px',
      ml: '-1px',
    },
  },
} as const;

const cardLook: AcceptedParts['cardLook'] = ({ quote, accepted }) =>
  isOther(optionsOf(quote), accepted)
    ? { py: 0.5, boxShadow: 'none' }
    : { borderColor: color.mark, '@media screen': { outline: `1px solid ${color.mark}` } };

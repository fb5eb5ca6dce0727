import { isApiError } from '@programme/api-client';
import type { DecisionVerification } from '@programme/contracts';
import { formatDateTime } from '@programme/formatting';
import { useShell, useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Spinner } from '@programme/ui';
import { verifyApi } from './verify.api';

/** Whether a digest is known. @param digest null for an address that holds no digest */
export function DigestResult({ digest }: { readonly digest: string | null }) {
  const translate = useTranslate();
  if (digest !== null) return <CheckedDigest digest={digest} />;
  return (
    <Notice tone="error" role="alert">
      {translate('offer.verify.invalid')}
    </Notice>
  );
}

function CheckedDigest({ digest }: { readonly digest: string }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = verifyApi.useVerifyDigestQuery(digest);
  if (isFetching) return <Spinner label={translate('offer.verify.checking')} />;
  if (data && !error) return <Verification verification={data} />;
  const limited = isApiError(error) && error.status === 429 && error.retryAfterSeconds !== undefined;
  return (
    <Notice
      tone="error"
      role="alert"
      title={translate('offer.verify.failed')}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {translate('shell.retry')}
        </Button>
      }
    >
      {limited
        ? translate('offer.limited', { count: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 0) / 60)) })
        : translate('offer.unreachable.text')}
    </Notice>
  );
}

function Verification({ verification }: { readonly verification: DecisionVerification }) {
  const { translate, preferences } = useShell();
  const { known, decidedAt, revision, reversed, altered } = verification;
  if (altered) {
    return (
      <Notice tone="error" role="status" title={translate('offer.verify.altered')}>
        {translate('offer.verify.altered.text')}
      </Notice>
    );
  }
  if (!known || decidedAt === undefined || revision === undefined) {
    return (
      <Notice tone="warning" role="status" title={translate('offer.verify.unknown')}>
        {translate('offer.verify.unknown.text')}
      </Notice>
    );
  }
  const when = formatDateTime(decidedAt, preferences.language, { style: 'long', timeZone: 'UTC' });
  return (
    <Notice tone={reversed ? 'warning' : 'success'} role="status" title={translate('offer.verify.known')}>
      <span>{translate('offer.verify.known.text', { revision, when })}</span>
      <span> </span>
      <span>{translate(reversed ? 'offer.verify.reversed' : 'offer.verify.counts')}</span>
    </Notice>
  );
}

import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';

type Props = {
  /** Goes to the answer. */
  readonly onRead: () => void;
  readonly onClose: () => void;
};

/** Says that staff have answered while the page is open, wherever the reader is on it. */
export function NewAnswerNotice({ onRead, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Notice
      tone="information"
      role="status"
      title={translate('offer.thread.new')}
      action={<Button onClick={onRead}>{translate('offer.thread.read')}</Button>}
      onClose={onClose}
      closeLabel={translate('shell.close')}
    />
  );
}

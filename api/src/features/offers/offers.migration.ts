import type { QueryRunner, TableOptions } from 'typeorm';
import {
  amountColumn,
  flagColumn,
  idColumn,
  jsonColumn,
  nameColumn,
  numberColumn,
  reference,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js';
import { CreateTables } from '../../platform/database/create-tables.js';

/** Offers with their quotes and history, clients' visits, guesses at access codes, and the days of reminders. */
export class CreateOffers1763683200007 extends CreateTables {
  readonly name = 'CreateOffers1763683200007';

  protected tables(runner: QueryRunner): readonly TableOptions[] {
    return [
      {
        name: 'offers',
        columns: [
          { ...nameColumn(runner, 'id', 36), isPrimary: true },
          nameColumn(runner, 'client_name', 200),
          nameColumn(runner, 'client_name_key', 600),
          numberColumn(runner, 'creator_id'),
          nameColumn(runner, 'currency', 3),
          nameColumn(runner, 'valid_until', 10),
          { ...numberColumn(runner, 'valid_until_version'), default: '1' },
          nameColumn(runner, 'password_hash', 255),
          nameColumn(runner, 'access_code', 255),
          numberColumn(runner, 'code_version'),
          numberColumn(runner, 'version'),
          timeColumn('created_at'),
          { ...numberColumn(runner, 'created_by'), isNullable: true },
          flagColumn(runner, 'reminder_sent'),
        ],
        indices: [
          { name: 'ix_offers_created_at_id', columnNames: ['created_at', 'id'] },
          { name: 'ix_offers_creator_created_at_id', columnNames: ['creator_id', 'created_at', 'id'] },
          { name: 'ix_offers_valid_until', columnNames: ['valid_until'] },
          { name: 'ix_offers_created_by', columnNames: ['created_by'] },
        ],
        foreignKeys: [
          reference({ name: 'fk_offers_creator', column: 'creator_id', table: 'creators', onDelete: 'NO ACTION' }),
          reference({ name: 'fk_offers_created_by', column: 'created_by', table: 'users', onDelete: 'SET NULL' }),
        ],
      },
      {
        name: 'offer_quotes',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'offer_id', 36),
          nameColumn(runner, 'package_type', 10),
          { ...numberColumn(runner, 'active_users'), isNullable: true },
          { ...numberColumn(runner, 'employees_count'), isNullable: true },
          numberColumn(runner, 'months_count'),
          nameColumn(runner, 'discount_type', 10),
          amountColumn('discount_value'),
          nameColumn(runner, 'enterprise_discount_type', 10),
          amountColumn('enterprise_discount_value'),
          nameColumn(runner, 'comfort_discount_type', 10),
          amountColumn('comfort_discount_value'),
          amountColumn('startup_fee_override'),
          { ...textColumn(runner, 'note'), isNullable: true },
          flagColumn(runner, 'show_better_price_hint'),
          jsonColumn('calculated_prices'),
          { ...numberColumn(runner, 'order_index'), default: 0 },
        ],
        indices: [{ name: 'ix_offer_quotes_offer_order', columnNames: ['offer_id', 'order_index'] }],
        foreignKeys: [
          reference({ name: 'fk_offer_quotes_offer', column: 'offer_id', table: 'offers', onDelete: 'CASCADE' }),
        ],
      },
      {
        name: 'offer_events',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'offer_id', 36),
          nameColumn(runner, 'action', 20),
          timeColumn('at'),
          numberColumn(runner, 'user_id'),
          nameColumn(runner, 'username', 64),
          jsonColumn('fields'),
        ],
        indices: [{ name: 'ix_offer_events_offer_id', columnNames: ['offer_id', 'id'] }],
      },
      {
        name: 'offer_views',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'offer_id', 36),
          timeColumn('viewed_at'),
          { ...numberColumn(runner, 'session_duration'), isNullable: true },
          { ...numberColumn(runner, 'active_seconds'), isNullable: true },
          { ...nameColumn(runner, 'ip_address', 45), isNullable: true },
          flagColumn(runner, 'is_admin_view'),
          nameColumn(runner, 'session_key', 64),
        ],
        indices: [
          { name: 'ix_offer_views_offer_viewed_at', columnNames: ['offer_id', 'viewed_at'] },
          { name: 'ix_offer_views_viewed_at', columnNames: ['viewed_at', 'ip_address'] },
        ],
        foreignKeys: [
          reference({ name: 'fk_offer_views_offer', column: 'offer_id', table: 'offers', onDelete: 'CASCADE' }),
        ],
      },
      {
        name: 'offer_attempts',
        columns: [
          idColumn(runner),
          nameColumn(runner, 'offer_id', 36),
          nameColumn(runner, 'ip_address', 45),
          { ...nameColumn(runner, 'address_key', 43), isNullable: true },
          timeColumn('attempted_at'),
          flagColumn(runner, 'success'),
        ],
        indices: [
          { name: 'ix_offer_attempts_gate', columnNames: ['offer_id', 'success', 'attempted_at', 'address_key'] },
          { name: 'ix_offer_attempts_attempted_at', columnNames: ['attempted_at'] },
          { name: 'ix_offer_attempts_key', columnNames: ['address_key', 'attempted_at'] },
        ],
      },
      {
        name: 'refused_offer_attempts',
        columns: [
          { ...nameColumn(runner, 'offer_id', 36), isPrimary: true },
          { ...nameColumn(runner, 'network', 45), isPrimary: true },
          { ...timeColumn('hour'), isPrimary: true },
          numberColumn(runner, 'attempts'),
        ],
        indices: [{ name: 'ix_refused_offer_attempts_hour', columnNames: ['hour'] }],
      },
      {
        name: 'offer_unlocks',
        columns: [
          { ...nameColumn(runner, 'id', 64), isPrimary: true },
          nameColumn(runner, 'offer_id', 36),
          numberColumn(runner, 'code_version'),
          timeColumn('created_at'),
          timeColumn('expires_at'),
        ],
        indices: [
          { name: 'ix_offer_unlocks_offer', columnNames: ['offer_id'] },
          { name: 'ix_offer_unlocks_expires_at', columnNames: ['expires_at'] },
        ],
        foreignKeys: [
          reference({ name: 'fk_offer_unlocks_offer', column: 'offer_id', table: 'offers', onDelete: 'CASCADE' }),
        ],
      },
      {
        name: 'daily_runs',
        columns: [
          { ...nameColumn(runner, 'job', 40), isPrimary: true },
          { ...nameColumn(runner, 'day', 10), isPrimary: true },
        ],
      },
    ];
  }
}

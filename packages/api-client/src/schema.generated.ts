// Generated from packages/contract/openapi.json by `npm run generate`. Do not edit.

export interface paths {
    "/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stable API version and where documentation and public endpoints are
         * @description Answers HEAD too.
         */
        get: operations["api_index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The version 1 endpoints intended for public integrations and agents
         * @description Answers HEAD too.
         */
        get: operations["api_index_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the API can reach its database
         * @description Answers 200 only after a real round trip to the database within 2 s; otherwise 503.
         *
         *     Answers HEAD too.
         */
        get: operations["healthcheck_legacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the API can reach its database
         * @description Answers 200 only after a real round trip to the database within 2 s; otherwise 503.
         *
         *     Answers HEAD too.
         */
        get: operations["healthcheck_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public checkout configuration with support channels and meetup zones
         * @description Answers HEAD too.
         */
        get: operations["get_public_config_legacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stable public checkout configuration including public payment instructions
         * @description Answers HEAD too.
         */
        get: operations["get_public_config_v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Garments, colours, sizes, prices, print zones and availability
         * @description Answers HEAD too.
         */
        get: operations["get_catalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bot-challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A signed proof-of-work challenge that expires and can be used once
         * @description Solve it and send the solution as `botToken`. Answers 404 RESOURCE_NOT_FOUND when the store uses another provider.
         *
         *     Answers HEAD too.
         */
        get: operations["get_bot_challenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads one artwork file and says what the check found */
        post: operations["upload_artwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artworks/{artworkId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A small picture of the artwork, by a signed address
         * @description Answers HEAD too.
         */
        get: operations["get_artwork_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prices items by the same rules as an order; nothing is stored */
        post: operations["create_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an order from the validated checkout and payment details
         * @description The server decides the price: another `expectedTotalMinor` is refused with PRICE_CHANGED. Blanks are reserved in the same transaction.
         *
         *     **A browser workflow, protected by validation, bot protection and rate limits: do not automate it without the explicit consent of the person for whom it acts.**
         */
        post: operations["create_storefront_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{trackingToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an order stands and what the customer can do next
         * @description Answers HEAD too.
         */
        get: operations["get_tracked_order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a picture or PDF of a transfer slip, to be named in a payment */
        post: operations["upload_payment_proof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{trackingToken}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the shop that the order was paid, with reference and proof */
        post: operations["submit_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores an email or WhatsApp contact request after bot protection
         * @description **A browser workflow, protected by validation, bot protection and rate limits: do not automate it without the explicit consent of the person for whom it acts.**
         */
        post: operations["create_contact_lead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in and sets the session cookie
         * @description A wrong address and a wrong password are one answer, 401 INVALID_CREDENTIALS, after the same time. An account with one-time codes answers 401 TOTP_REQUIRED until the code is sent along.
         */
        post: operations["admin_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Answers HEAD too.
         */
        get: operations["admin_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session and clears its cookie */
        post: operations["admin_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done, newest first
         * @description Who lacks the permission `audit:read_all` sees only what they did themselves. The next page stands in the header `Link` with `rel="next"`; without it the list is at its end.
         *
         *     Needs the permission `audit:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_audit_log"];
        put?: never;
        /**
         * Adds a note
         * @description The action is always `note.created`; actor, time and hash are set by the service.
         *
         *     Needs the permission `audit:note`.
         */
        post: operations["create_audit_log_entry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Walks the chain and names the first broken row
         * @description Needs the permission `audit:verify`.
         *
         *     Answers HEAD too.
         */
        get: operations["verify_audit_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a password by an invitation or reset link, once */
        post: operations["set_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody of the team, oldest first
         * @description Needs the permission `users:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_admin_users"];
        put?: never;
        /**
         * Adds somebody to the team, with a password or by invitation
         * @description Needs the permission `users:write`.
         */
        post: operations["create_admin_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop earned in a range of days
         * @description Days are those of the store's time zone. A day that is left out or empty: the range goes to today, and has 30 days. At most 731 days. A rate without a base is null.
         *
         *     Needs the permission `metrics:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What needs attention now
         * @description Each list ends at 100 rows. `nextSheet` is null while no sheet can be proposed.
         *
         *     Needs the permission `dashboard:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_operations_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AdminAuditLogCreateRequest */
        AdminAuditLogCreateRequest: {
            message: string;
            entityType?: string;
            entityId?: string;
            /** @description At most 4096 bytes of JSON, 16 levels deep. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** AdminAuditLogRecord */
        AdminAuditLogRecord: {
            /** @example aud_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @description The place in the chain, without gaps. */
            sequence: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            occurredAt: string;
            actor: {
                /** @enum {string} */
                kind: "admin" | "system" | "customer";
                id: string | null;
                name: string;
            };
            /** @example note.created */
            action: string;
            entity: {
                type: string;
                id: string;
            } | null;
            message: string;
            changes: {
                path: string;
                from: unknown;
                to: unknown;
            }[];
            metadata: {
                [key: string]: unknown;
            } | null;
            requestId: string | null;
            ipAddress: string | null;
            /** @description SHA-256, in hexadecimal. */
            previousHash: string;
            /** @description SHA-256, in hexadecimal, of this record without `hash`, written as canonical JSON (RFC 8785) in UTF-8. */
            hash: string;
        };
        /** AdminLoginRequest */
        AdminLoginRequest: {
            /** Format: email */
            email: string;
            password: string;
            /** @description From the authenticator app, when the account wants one. */
            totpCode?: string;
        };
        /** AdminMetricsResponse */
        AdminMetricsResponse: {
            range: {
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                dateFrom: string;
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                dateTo: string;
                timeZone: string;
            };
            /** @description As many days, just before the range. */
            previousRange: {
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                dateFrom: string;
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                dateTo: string;
            };
            /** @description Orders that were placed in the range, by the stage in which they are now. */
            orders: {
                count: number;
                byStage: {
                    awaiting_payment: number;
                    payment_review: number;
                    artwork_review: number;
                    ready_to_print: number;
                    in_production: number;
                    ready: number;
                    completed: number;
                    on_hold: number;
                    cancelled: number;
                    expired: number;
                };
            };
            /** @description Cash: payments on the day on which they were verified, refunds on the day of the refund, net = gross − refunds. It agrees with the bank. */
            revenue: {
                /** @description Minor units of the store currency. */
                grossMinor: number;
                /** @description Minor units of the store currency. */
                refundsMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                netMinor: number;
            };
            averageOrderMinor: number | null;
            /** @description Garments of the same orders. */
            units: number;
            /** @description Cost entries by the day on which they were incurred. The category `refund` is shown but is not part of the total: refunds are taken off the revenue already. */
            costs: {
                /** @description Minor units of the store currency; may be below zero. */
                totalMinor: number;
                byCategory: {
                    /** @description Minor units of the store currency; may be below zero. */
                    blank: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    film: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    ink: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    powder: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    labour: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    delivery: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    packaging: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    maintenance: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    rent: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    marketing: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    refund: number;
                    /** @description Minor units of the store currency; may be below zero. */
                    other: number;
                };
            };
            /** @description Net revenue − costs. */
            grossProfitMinor: number;
            grossMarginPercent: number | null;
            onTimePercent: number | null;
            leadTimeHours: {
                p50: number;
                p90: number;
            } | null;
            reprintPercent: number | null;
            film: {
                /** @description Film that was consumed, in mm of the roll. */
                usedMm: number;
                /** @description Area of the placements that were printed. */
                artworkAreaMm2: number;
                utilisationPercent: number | null;
            };
            leads: {
                received: number;
                /** @description Of those that were received in the range, how many have become an order. */
                converted: number;
            };
            /** @description By garments ordered; revenue is the sum of the lines. */
            topGarments: {
                /** @example gar_01jd3v9k6qf2nt7wz5xr8m0abc */
                garmentId: string;
                name: string;
                units: number;
                /** @description Minor units of the store currency. */
                revenueMinor: number;
            }[];
            /** @description By garments that were ordered with a print there; revenue is the price of these prints, before discounts. */
            topZones: {
                zoneId: string;
                name: string;
                units: number;
                /** @description Minor units of the store currency. */
                revenueMinor: number;
            }[];
            /** @description Every day of the range, those with nothing too. */
            series: {
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                date: string;
                orders: number;
                /** @description Minor units of the store currency. */
                grossMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                netMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                costMinor: number;
                units: number;
            }[];
            currency: string;
        };
        /** AdminSessionResponse */
        AdminSessionResponse: {
            authenticated: boolean;
            user: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                /** Format: email */
                email: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "manager" | "finance" | "production" | "support" | "viewer";
                permissions: string[];
                totpEnabled: boolean;
            } | null;
            expiresAt: string | null;
            idleExpiresAt: string | null;
            /** @description The login needs a one-time code too. */
            totpRequired: boolean;
        };
        /** AdminUserCreateRequest */
        AdminUserCreateRequest: {
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "manager" | "finance" | "production" | "support" | "viewer";
            /** @description At least 12 characters, and not one of those that everybody uses. */
            password?: string;
        };
        /** AdminUserRecord */
        AdminUserRecord: {
            /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "manager" | "finance" | "production" | "support" | "viewer";
            /** @enum {string} */
            status: "invited" | "active" | "locked" | "disabled";
            totpEnabled: boolean;
            lastLoginAt: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            createdBy: string | null;
            /** @description In the reply to a create without a password only: works once, for three days. */
            invitationUrl?: string;
        };
        /** ApiErrorResponse */
        ApiErrorResponse: {
            error: {
                /** @description Stable error code, e.g. NOT_FOUND. */
                code: string;
                /** @description What went wrong, for a person. */
                message: string;
                /** @description What to do about it. */
                resolution: string;
                /** @description On 422 only: the fields that break a rule. */
                fields?: {
                    path: string;
                    message: string;
                }[];
            };
            /** @description Repeats error.message. */
            detail: string;
        };
        /** ArtworkRecord */
        ArtworkRecord: {
            /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            fileName: string;
            /**
             * @description By content, whatever the name says.
             * @enum {string}
             */
            format: "png" | "jpeg" | "webp" | "tiff" | "svg";
            byteSize: number;
            widthPx: number;
            heightPx: number;
            vector: boolean;
            hasAlpha: boolean;
            /** @description Share of the canvas that prints. */
            inkAreaPercent: number;
            /** @description Share of the printing area that is see-through. */
            semiTransparentPercent: number;
            emptyMarginPx: {
                top: number;
                right: number;
                bottom: number;
                left: number;
            };
            thinnestLinePx: number | null;
            maxPrintSize: {
                minimumDpi: {
                    widthMm: number;
                    heightMm: number;
                };
                recommendedDpi: {
                    widthMm: number;
                    heightMm: number;
                };
            } | null;
            /** @description Signed; works until previewExpiresAt. */
            previewUrl: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            previewExpiresAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
        };
        /** AuditLogVerification */
        AuditLogVerification: {
            ok: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            checkedAt: string;
            /** @description Rows from the first one that are as they were sealed. */
            verifiedRows: number;
            head: {
                sequence: number;
                /** @description SHA-256, in hexadecimal. */
                hash: string;
            };
            broken: {
                sequence: number | null;
                id: string | null;
                /** @enum {string} */
                problem: "altered" | "missing" | "relinked" | "cut" | "rewritten" | "added";
                message: string;
            } | null;
        };
        /** BotChallengeResponse */
        BotChallengeResponse: {
            parameters: {
                /** @constant */
                algorithm: "PBKDF2/SHA-256";
                /** @description Followed by a counter (32 bits, big-endian), the password of each key to try. */
                nonce: string;
                /** @description The salt of each key. */
                salt: string;
                /** @description PBKDF2 rounds of each key. */
                cost: number;
                /**
                 * @description Bytes of each key.
                 * @constant
                 */
                keyLength: 32;
                /** @description What the right key begins with. Count from 0 until a key does. */
                keyPrefix: string;
                /** @description By which the server knows the right key again. */
                keySignature: string;
                /** @description Seconds since 1970 in UTC. */
                expiresAt: number;
            };
            /** @description Send it back, with the parameters as they are. */
            signature: string;
        };
        /** CatalogResponse */
        CatalogResponse: {
            currency: string;
            currencyExponent: number;
            /** @enum {string} */
            taxMode: "none" | "inclusive" | "exclusive";
            taxRatePercent: number;
            garments: {
                /** @example gar_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                slug: string;
                /** @description One of tee, long_sleeve, hoodie, tote, or a kind that the shop added. */
                kind: string;
                name: string;
                description: string;
                fabric: string;
                /** @description Minor units of the store currency. */
                priceFromMinor: number;
                zoneIds: string[];
                colours: {
                    name: string;
                    hex: string;
                    sizes: {
                        /** @example var_01jd3v9k6qf2nt7wz5xr8m0abc */
                        variantId: string;
                        size: string;
                        /** @description Minor units of the store currency. */
                        priceMinor: number;
                        /** @enum {string} */
                        availability: "in_stock" | "low" | "out";
                    }[];
                }[];
            }[];
            zones: {
                id: string;
                name: string;
                garmentKinds: string[];
                /** @description The top centre of the zone, seen from the top centre of the collar. */
                anchor: {
                    /** @description Millimetres. */
                    xMm: number;
                    /** @description Millimetres. */
                    yMm: number;
                };
                /** @description Millimetres. */
                maxWidthMm: number;
                /** @description Millimetres. */
                maxHeightMm: number;
                /** @description Smaller limits for the sizes named. */
                sizeBands: {
                    sizes: string[];
                    /** @description Millimetres. */
                    maxWidthMm: number;
                    /** @description Millimetres. */
                    maxHeightMm: number;
                }[];
            }[];
            sizeTiers: {
                id: string;
                label: string;
                /** @description Millimetres. */
                maxWidthMm: number;
                /** @description Millimetres. */
                maxHeightMm: number;
                /** @description Minor units of the store currency. */
                priceMinor: number;
            }[];
            quantityBreaks: {
                garmentKind: string;
                minQuantity: number;
                percentOff: number;
            }[];
        };
        /** ContactLeadCreate */
        ContactLeadCreate: {
            /** @enum {string} */
            channel: "email" | "whatsapp";
            name: string;
            /** Format: email */
            email?: string;
            /** @description E.164, e.g. +50588887777. */
            phone?: string;
            /** @enum {string} */
            topic: "quote" | "bulk" | "artwork" | "order" | "other";
            message: string;
            orderNumber?: string;
            quantityEstimate?: number;
            artworkIds?: string[];
            /**
             * @example en
             * @example es-NI
             */
            locale?: string;
            /**
             * @description The person agrees to be contacted.
             * @constant
             */
            consent: true;
            botToken: string;
            /** @description Leave it out. */
            website?: string;
        };
        /** ContactLeadSubmitResponse */
        ContactLeadSubmitResponse: {
            /** @example led_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example CL-2026-000007 */
            reference: string;
            /** @enum {string} */
            status: "new" | "contacted" | "quoted" | "converted" | "lost" | "spam";
            /** @enum {string} */
            channel: "email" | "whatsapp";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            receivedAt: string;
            /** @description What happens next, for the person. */
            message: string;
            whatsappUrl: string | null;
        };
        /** OperationsDashboardResponse */
        OperationsDashboardResponse: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            generatedAt: string;
            queues: {
                /** @description Open orders whose payment waits to be verified. */
                paymentReview: {
                    count: number;
                    oldestAt: string | null;
                };
                /** @description Paid orders whose artwork waits to be approved. */
                artworkReview: {
                    count: number;
                    oldestAt: string | null;
                };
                /** @description Orders whose jobs are in the queue. */
                readyToPrint: {
                    count: number;
                    oldestAt: string | null;
                };
                /** @description Jobs that are placed on a sheet and not printed yet. */
                printing: {
                    count: number;
                    oldestAt: string | null;
                };
                /** @description Jobs that are printed and not pressed yet. */
                pressing: {
                    count: number;
                    oldestAt: string | null;
                };
                /** @description Jobs that are pressed and not checked yet. */
                qualityCheck: {
                    count: number;
                    oldestAt: string | null;
                };
                /** @description Orders that are packed and not handed over. */
                readyForHandover: {
                    count: number;
                    oldestAt: string | null;
                };
                /** @description Orders on hold. */
                onHold: {
                    count: number;
                    oldestAt: string | null;
                };
            };
            /** @description Confirmed orders that are promised for today and not handed over. */
            dueToday: {
                /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
                orderId: string;
                number: string;
                customerName: string;
                /** @enum {string} */
                stage: "awaiting_payment" | "payment_review" | "artwork_review" | "ready_to_print" | "in_production" | "ready" | "completed" | "on_hold" | "cancelled" | "expired";
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                promisedBy: string;
                /** @description Garments, over all lines. */
                units: number;
            }[];
            /** @description Confirmed orders that were promised for a day before today, the latest first. */
            late: {
                /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
                orderId: string;
                number: string;
                customerName: string;
                /** @enum {string} */
                stage: "awaiting_payment" | "payment_review" | "artwork_review" | "ready_to_print" | "in_production" | "ready" | "completed" | "on_hold" | "cancelled" | "expired";
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                promisedBy: string;
                /** @description Garments, over all lines. */
                units: number;
            }[];
            /** @description Confirmed orders that cannot go on until somebody acts, and why. */
            blocked: {
                /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
                orderId: string;
                number: string;
                reason: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                since: string;
            }[];
            /** @description Confirmed orders with a slot today, the earliest first. */
            handoversToday: {
                /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
                orderId: string;
                number: string;
                customerName: string;
                /** @enum {string} */
                method: "pickup" | "meetup" | "delivery";
                meetupZoneName: string | null;
                slot: {
                    /**
                     * Format: date
                     * @description A day in the time zone of the store.
                     */
                    date: string;
                    /** @example 17:30 */
                    from: string;
                };
                /** @enum {string} */
                stage: "awaiting_payment" | "payment_review" | "artwork_review" | "ready_to_print" | "in_production" | "ready" | "completed" | "on_hold" | "cancelled" | "expired";
            }[];
            nextSheet: {
                jobs: number;
                lengthMm: number;
                utilisationPercent: number;
            } | null;
            /** @description Active items at or below their reorder point, the emptiest first. */
            lowStock: {
                /** @example inv_01jd3v9k6qf2nt7wz5xr8m0abc */
                itemId: string;
                sku: string;
                name: string;
                available: number;
                reorderPoint: number;
                /** @enum {string} */
                unit: "piece" | "millimetre" | "millilitre" | "gram";
            }[];
            /** @description Contact requests that nobody has answered for 24 hours, the oldest first. */
            staleLeads: {
                /** @example led_01jd3v9k6qf2nt7wz5xr8m0abc */
                leadId: string;
                reference: string;
                name: string;
                /** @enum {string} */
                channel: "email" | "whatsapp";
                topic: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                receivedAt: string;
            }[];
            integrity: {
                auditChainOk: boolean | null;
                auditCheckedAt: string | null;
                /** @description Events that were not handed over yet. */
                outboxPending: number;
                lastBackupAt: string | null;
            };
        };
        /** OrderCreate */
        OrderCreate: {
            customer: {
                name: string;
                /** Format: email */
                email?: string;
                /** @description E.164, e.g. +50588887777. */
                phone?: string;
                /**
                 * @example en
                 * @example es-NI
                 */
                locale?: string;
            };
            items: {
                /** @example var_01jd3v9k6qf2nt7wz5xr8m0abc */
                variantId: string;
                quantity: number;
                placements: {
                    zoneId: string;
                    /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
                    artworkId: string;
                    /** @description Width of the artwork before it is turned, in millimetres. */
                    widthMm: number;
                    /** @description Height of the artwork before it is turned, in millimetres. */
                    heightMm: number;
                    /** @description Centre of the print to the right (+) of the centre of its zone, in millimetres. */
                    offsetXMm: number;
                    /** @description Centre of the print below (+) the centre of its zone, in millimetres. */
                    offsetYMm: number;
                    /** @enum {integer} */
                    rotationDeg: 0 | 90 | 180 | 270;
                }[];
                note?: string;
            }[];
            fulfilment: {
                /** @enum {string} */
                method: "pickup" | "meetup" | "delivery";
                /** @description Required for a meetup. */
                meetupZoneId?: string;
                slot?: {
                    /**
                     * Format: date
                     * @description A day in the time zone of the store.
                     */
                    date: string;
                    /** @example 17:30 */
                    from: string;
                };
                address?: {
                    line1: string;
                    line2?: string;
                    city: string;
                    region?: string;
                    postalCode?: string;
                    /** @description ISO 3166-1 alpha-2. */
                    country: string;
                };
            };
            payment: {
                instructionId: string;
                /** @description The number on the transfer slip. */
                reference?: string;
                payerName?: string;
                /** @example prf_01jd3v9k6qf2nt7wz5xr8m0abc */
                proofUploadId?: string;
            };
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            neededBy?: string;
            note?: string;
            /** @description Minor units of the store currency. */
            expectedTotalMinor: number;
            acceptedPolicyVersion: string;
            /** @description The solved challenge; empty when protection is off. */
            botToken: string;
            /** @description Leave it out. */
            website?: string;
        };
        /** OrderRecord */
        OrderRecord: {
            /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example PL-2026-000042 */
            number: string;
            /** @description In the reply to the create only: the key of the tracking page. */
            trackingToken?: string;
            /**
             * @description Where the order stands, for people; derived from the statuses.
             * @enum {string}
             */
            stage: "awaiting_payment" | "payment_review" | "artwork_review" | "ready_to_print" | "in_production" | "ready" | "completed" | "on_hold" | "cancelled" | "expired";
            /** @enum {string} */
            status: "open" | "on_hold" | "completed" | "cancelled" | "expired";
            /** @enum {string} */
            paymentStatus: "unpaid" | "submitted" | "partially_paid" | "paid" | "partially_refunded" | "refunded";
            /** @enum {string} */
            artworkStatus: "checking" | "passed" | "warning" | "failed" | "approved" | "changes_requested";
            /** @enum {string} */
            productionStatus: "blocked" | "queued" | "in_production" | "done" | "void";
            /** @enum {string} */
            fulfilmentStatus: "unfulfilled" | "ready" | "handed_over" | "failed_attempt" | "returned";
            holdReason: string | null;
            customer: {
                name: string;
                email: string | null;
                phone: string | null;
                locale: string | null;
            };
            items: {
                /** @example itm_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                /** @example var_01jd3v9k6qf2nt7wz5xr8m0abc */
                variantId: string;
                garmentName: string;
                colour: string;
                size: string;
                quantity: number;
                /** @description Minor units of the store currency. */
                unitPriceMinor: number;
                /** @description Minor units of the store currency. */
                lineTotalMinor: number;
                note: string | null;
                placements: {
                    /** @example plc_01jd3v9k6qf2nt7wz5xr8m0abc */
                    id: string;
                    zoneId: string;
                    /** @description Millimetres. */
                    widthMm: number;
                    /** @description Millimetres. */
                    heightMm: number;
                    /** @description Millimetres. */
                    offsetXMm: number;
                    /** @description Millimetres. */
                    offsetYMm: number;
                    /** @enum {integer} */
                    rotationDeg: 0 | 90 | 180 | 270;
                    sizeTierId: string;
                    /** @enum {string} */
                    state: "checking" | "passed" | "warning" | "failed" | "approved" | "changes_requested";
                    artwork: {
                        /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
                        id: string;
                        fileName: string;
                        previewUrl: string;
                        preflight: components["schemas"]["Preflight"];
                    };
                }[];
            }[];
            fulfilment: {
                /** @enum {string} */
                method: "pickup" | "meetup" | "delivery";
                meetupZoneId: string | null;
                meetupZoneName: string | null;
                slot: {
                    /**
                     * Format: date
                     * @description A day in the time zone of the store.
                     */
                    date: string;
                    /** @example 17:30 */
                    from: string;
                } | null;
                address: {
                    line1: string;
                    line2?: string;
                    city: string;
                    region?: string;
                    postalCode?: string;
                    /** @description ISO 3166-1 alpha-2. */
                    country: string;
                } | null;
            };
            payments: components["schemas"]["PaymentRecord"][];
            totals: {
                /** @description Minor units of the store currency. */
                subtotalMinor: number;
                /** @description Minor units of the store currency. */
                discountMinor: number;
                /** @description Minor units of the store currency. */
                feeMinor: number;
                /** @description Minor units of the store currency. */
                taxMinor: number;
                /** @description Minor units of the store currency. */
                totalMinor: number;
                /** @description Minor units of the store currency. */
                paidMinor: number;
                /** @description Minor units of the store currency. */
                dueMinor: number;
            };
            currency: string;
            neededBy: string | null;
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            promisedBy: string;
            payBefore: string | null;
            note: string | null;
            timeline: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                at: string;
                event: string;
                label: string;
            }[];
            /** @description What the reader of this record may do next. */
            allowedActions: string[];
            revision: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
        };
        /** PasswordSetting */
        PasswordSetting: {
            /** @description From the link. */
            token: string;
            /** @description At least 12 characters, and not one of those that everybody uses. */
            password: string;
        };
        /** PasswordSettingResponse */
        PasswordSettingResponse: {
            /** Format: email */
            email: string;
        };
        /** PaymentCreate */
        PaymentCreate: {
            instructionId: string;
            /** @description The number on the transfer slip. */
            reference?: string;
            payerName?: string;
            /** @example prf_01jd3v9k6qf2nt7wz5xr8m0abc */
            proofUploadId?: string;
            /** @description What was sent; all that is due if left out. */
            amountMinor?: number;
        };
        /** PaymentProofRecord */
        PaymentProofRecord: {
            /** @example prf_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            fileName: string;
            /** @enum {string} */
            format: "png" | "jpeg" | "webp" | "pdf";
            byteSize: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
        };
        /** PaymentRecord */
        PaymentRecord: {
            /** @example pay_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            instructionId: string;
            /** @enum {string} */
            method: "bank_transfer" | "mobile_money" | "card_link" | "cash";
            /** @description Minor units of the store currency. */
            amountMinor: number;
            reference: string | null;
            /** @enum {string} */
            status: "submitted" | "verified" | "rejected" | "refunded";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            submittedAt: string;
            decidedAt: string | null;
        };
        /** Preflight */
        Preflight: {
            /** @enum {string} */
            state: "passed" | "warning" | "failed";
            dpi: number | null;
            findings: {
                code: string;
                /** @enum {string} */
                severity: "info" | "warning" | "error";
                /** @description In plain words, for the customer. */
                message: string;
                /** @description What to do about it. */
                resolution: string;
            }[];
        };
        /** PublicConfigResponse */
        PublicConfigResponse: {
            storeName: string;
            tagline: string;
            apiVersion: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description Digits behind the point: 2 for USD, 0 for JPY. */
            currencyExponent: number;
            locales: string[];
            /** @description IANA time zone of the store. */
            timeZone: string;
            supportChannels: {
                /** @enum {string} */
                kind: "email" | "whatsapp" | "phone" | "instagram" | "other";
                label: string;
                value: string;
                url: string;
                hours?: string;
            }[];
            meetupZones: {
                id: string;
                name: string;
                area: string;
                landmark?: string;
                /** @description Minor units of the store currency. */
                feeMinor: number;
                slots: {
                    /** @description ISO 8601: 1 is Monday. */
                    weekday: number;
                    /** @example 17:30 */
                    from: string;
                    /** @example 17:30 */
                    to: string;
                }[];
            }[];
            fulfilmentMethods: {
                /** @enum {string} */
                kind: "pickup" | "meetup" | "delivery";
                label: string;
                /** @description Minor units of the store currency. */
                feeMinor: number;
            }[];
            paymentInstructions: {
                id: string;
                /** @enum {string} */
                method: "bank_transfer" | "mobile_money" | "card_link" | "cash";
                label: string;
                payeeName?: string;
                account?: string;
                instructions: string;
                referenceHint?: string;
                referenceRequired: boolean;
                proofRequired: boolean;
                payWithinHours: number;
            }[];
            botProtection: {
                /** @enum {string} */
                provider: "altcha" | "turnstile" | "off";
                challengeUrl?: string;
                siteKey?: string;
            };
            limits: {
                maxItems: number;
                maxQuantityPerItem: number;
                maxUploadBytes: number;
                minDpi: number;
                recommendedDpi: number;
            };
            leadTimeDays: {
                min: number;
                max: number;
            };
            policyVersion: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
        };
        /** QuoteCreate */
        QuoteCreate: {
            items: {
                /** @example var_01jd3v9k6qf2nt7wz5xr8m0abc */
                variantId: string;
                quantity: number;
                placements: {
                    zoneId: string;
                    /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
                    artworkId?: string;
                    /** @description Width of the artwork before it is turned, in millimetres. */
                    widthMm: number;
                    /** @description Height of the artwork before it is turned, in millimetres. */
                    heightMm: number;
                    /** @description Centre of the print to the right (+) of the centre of its zone, in millimetres. */
                    offsetXMm?: number;
                    /** @description Centre of the print below (+) the centre of its zone, in millimetres. */
                    offsetYMm?: number;
                    /** @enum {integer} */
                    rotationDeg?: 0 | 90 | 180 | 270;
                }[];
            }[];
            fulfilment?: {
                /** @enum {string} */
                method: "pickup" | "meetup" | "delivery";
                meetupZoneId?: string;
            };
        };
        /** QuoteResponse */
        QuoteResponse: {
            items: {
                /** @example var_01jd3v9k6qf2nt7wz5xr8m0abc */
                variantId: string;
                quantity: number;
                /** @description Minor units of the store currency. */
                unitPriceMinor: number;
                /** @description Minor units of the store currency. */
                discountMinor: number;
                /** @description Minor units of the store currency. */
                lineTotalMinor: number;
                /** @enum {string} */
                availability: "in_stock" | "low" | "out";
                placements: {
                    zoneId: string;
                    sizeTierId: string;
                    /** @description Minor units of the store currency. */
                    priceMinor: number;
                    preflight: components["schemas"]["Preflight"] | null;
                }[];
            }[];
            totals: {
                /** @description Minor units of the store currency. */
                subtotalMinor: number;
                /** @description Minor units of the store currency. */
                discountMinor: number;
                /** @description Minor units of the store currency. */
                feeMinor: number;
                /** @description Minor units of the store currency. */
                taxMinor: number;
                /** @description Minor units of the store currency. */
                totalMinor: number;
            };
            currency: string;
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            promisedBy: string;
            policyVersion: string;
        };
        /** StringMap */
        StringMap: {
            [key: string]: string;
        };
    };
    responses: {
        /** @description Your copy is fresh. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request could not be read. Codes: BAD_REQUEST, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description A valid session is needed. Codes: UNAUTHENTICATED, INVALID_CREDENTIALS, TOTP_REQUIRED. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description The request was understood and is not allowed. Codes: FORBIDDEN, BOT_CHECK_FAILED, CROSS_ORIGIN_REFUSED. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description There is no such endpoint or record. Codes: NOT_FOUND, RESOURCE_NOT_FOUND. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description The path does not have this method. Codes: METHOD_NOT_ALLOWED. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description The request contradicts the present state. Codes: INVALID_TRANSITION, OUT_OF_STOCK, PRICE_CHANGED, DUPLICATE, REVISION_CONFLICT, IDEMPOTENCY_IN_PROGRESS, LAST_OWNER, IN_USE, POLICY_CHANGED. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description The values break a rule of the contract. Codes: VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED, ARTWORK_REJECTED. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description The quota of the window is used up. Codes: RATE_LIMITED. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description The service met a defect of its own. Codes: INTERNAL_ERROR. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description A service behind this one failed. Codes: UPSTREAM_FAILED. */
        UpstreamFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
        /** @description The service cannot answer now. Codes: DATABASE_UNAVAILABLE, OVERLOADED. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorResponse"];
            };
        };
    };
    parameters: {
        /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
        "Idempotency-Key": string;
        /** @description The ETag of the copy you have. The answer is 304 while it is fresh. */
        "If-None-Match": string;
    };
    requestBodies: never;
    headers: {
        /** @description The id of this request in the logs of the shop. */
        "X-Request-Id": string;
        /** @description A strong validator; send it as If-None-Match. */
        ETag: string;
        /** @description How long the answer may be kept. */
        "Cache-Control": string;
        /** @description Requests allowed in the current window. */
        "RateLimit-Limit": number;
        /** @description Requests left in the current window. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the window resets. */
        "RateLimit-Reset": number;
        /** @description Seconds to wait before the next try. */
        "Retry-After": number;
        /** @description The methods that the path has. */
        Allow: string;
        /** @description The next page, with rel="next". Absent on the last one. */
        Link: string;
        /** @description Present when this is the answer to an earlier request with the same Idempotency-Key. */
        "Idempotent-Replayed": "true";
        /** @description RFC 9745: when the route was deprecated, e.g. @1767225600. */
        Deprecation: string;
        /** @description RFC 8594: when the route stops answering. */
        Sunset: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    api_index: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StringMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_index_v1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StringMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    healthcheck_legacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service and its database work. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StringMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    healthcheck_v1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service and its database work. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StringMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_public_config_legacy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the copy you have. The answer is 304 while it is fresh. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public configuration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicConfigResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_public_config_v1: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the copy you have. The answer is 304 while it is fresh. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public configuration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicConfigResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_catalog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the copy you have. The answer is 304 while it is fresh. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the shop sells. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_bot_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotChallengeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    upload_artwork: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One file: PNG, JPEG, WebP, TIFF or SVG, at most 50 MB and 200 megapixels. More than 52428800 bytes are refused. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The artwork. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArtworkRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_artwork_preview: {
        parameters: {
            query: {
                /** @description Seconds since 1970. */
                expires: number;
                signature: string;
            };
            header?: never;
            path: {
                artworkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCreate"];
            };
        };
        responses: {
            /** @description The price, line by line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_storefront_order: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_tracked_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the reply to the create. */
                trackingToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, without its tracking token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    upload_payment_proof: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One file: PNG, JPEG, WebP or PDF, at most 10 MB. More than 10485760 bytes are refused. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The proof. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProofRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    submit_payment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description From the reply to the create. */
                trackingToken: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description The payment, to be verified by the shop. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_contact_lead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactLeadCreate"];
            };
        };
        responses: {
            /** @description The request was stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLeadSubmitResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or `authenticated: false`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    admin_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; also for a visitor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_audit_log: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                action?: string;
                actorId?: string;
                entityType?: string;
                entityId?: string;
                /** @description From this time on. RFC 3339. */
                from?: string;
                /** @description Before this time. RFC 3339. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAuditLogRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_audit_log_entry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAuditLogCreateRequest"];
            };
        };
        responses: {
            /** @description The note, sealed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAuditLogRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify_audit_log: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The finding, good or bad. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSetting"];
            };
        };
        responses: {
            /** @description Set; sign in with it. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordSettingResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_admin_users: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_admin_user: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserCreateRequest"];
            };
        };
        responses: {
            /** @description The user. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_metrics: {
        parameters: {
            query?: {
                /** @description First day. */
                dateFrom?: string | "" | null;
                /** @description Last day, included. */
                dateTo?: string | "" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the range. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMetricsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_operations_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop at this moment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationsDashboardResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["UpstreamFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
}

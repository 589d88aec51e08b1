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
    "/api/admin/artworks/{artworkId}/pixels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The artwork at its own pixels, for the eye of who reviews it
         * @description PNG, JPEG and WebP as they were sent. TIFF and SVG, which browsers cannot or may not show, are drawn as WebP, large enough for any print.
         *
         *     Needs the permission `orders:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_artwork_pixels"];
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
    "/api/v1/orders/{trackingToken}/artworks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a new version of the artwork in place of one that failed or needs changes
         * @description Allowed while the order says `replace_artwork`. The new version is checked at once.
         */
        post: operations["replace_order_artwork"];
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
         * @description Asking is a use of the session, as any request is, unless it carries `X-Platen-Background`: a page that asks by itself can then learn that the session has ended without keeping it open.
         *
         *     Answers HEAD too.
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
    "/api/admin/password-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the own password and ends all other sessions
         * @description For every member of the team, about their own account.
         */
        post: operations["change_own_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/totp-enrolments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to protect the own account by one-time codes
         * @description Nothing changes for the sign-in until a first code is confirmed. A new enrolment replaces one that was not.
         *
         *     For every member of the team, about their own account.
         */
        post: operations["create_totp_enrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/totp-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the authenticator app by a first code; from then on the sign-in wants one
         * @description For every member of the team, about their own account.
         */
        post: operations["create_totp_confirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/totp-removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the protection by one-time codes
         * @description For every member of the team, about their own account.
         */
        post: operations["create_totp_removal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own sessions that are open, newest first
         * @description For every member of the team, about their own account.
         *
         *     Answers HEAD too.
         */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends one of the own sessions
         * @description For every member of the team, about their own account.
         */
        post: operations["revoke_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/session-revocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all own sessions but the one that asks
         * @description For every member of the team, about their own account.
         */
        post: operations["revoke_other_sessions"];
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
         *
         *     Nothing of `password` and `invitationUrl` is kept for an `Idempotency-Key`: a repeated request may differ there, and gets the first answer without.
         */
        post: operations["create_admin_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each role may do, from the one with the most rights on
         * @description Needs the permission `users:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_roles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives somebody another role
         * @description Another role ends the sessions. Nobody changes their own role. Without another active owner: 409 LAST_OWNER.
         *
         *     Needs the permission `users:write`.
         */
        put: operations["replace_admin_user_role"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/deactivation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shuts somebody out and ends their sessions
         * @description Without another active owner: 409 LAST_OWNER.
         *
         *     Needs the permission `users:write`.
         *
         *     Nothing of `invitationUrl` is kept for an `Idempotency-Key`: a repeated request may differ there, and gets the first answer without.
         */
        post: operations["create_admin_user_deactivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets somebody in again who was disabled
         * @description With the password of before; who had none needs a reset.
         *
         *     Needs the permission `users:write`.
         *
         *     Nothing of `invitationUrl` is kept for an `Idempotency-Key`: a repeated request may differ there, and gets the first answer without.
         */
        post: operations["create_admin_user_activation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a locked account be tried again at once
         * @description Needs the permission `users:write`.
         *
         *     Nothing of `invitationUrl` is kept for an `Idempotency-Key`: a repeated request may differ there, and gets the first answer without.
         */
        post: operations["create_admin_user_unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives somebody a new link to set a password
         * @description The password of before, the sessions and the one-time codes end at once. The link is shown here once, and mailed where mail is configured. A repeated request makes a newer link, which ends the one before; its answer is a secret and is kept nowhere.
         *
         *     Needs the permission `users:write`.
         */
        post: operations["create_admin_user_reset"];
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
         * @description Each list ends at 100 rows.
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
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, found by where they stand, by day or by words
         * @description Needs the permission `orders:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_orders"];
        put?: never;
        /**
         * Writes down an order that came by phone or at the counter
         * @description By the same rules, prices and reservation as an order of the storefront.
         *
         *     Needs the permission `orders:write`.
         */
        post: operations["create_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders that the filters of the list find, as CSV for a spreadsheet
         * @description UTF-8 with a byte order mark, RFC 4180, one row an order. Text that a spreadsheet would take for a formula begins with an apostrophe.
         *
         *     Needs the permission `orders:export`.
         *
         *     Answers HEAD too.
         */
        get: operations["export_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with all that staff know of it
         * @description Needs the permission `orders:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_order"];
        /**
         * Replaces who the customer is, the days and the note of an order
         * @description Needs the permission `orders:write`.
         */
        put: operations["update_order"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-proofs/{proofId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture or PDF of a transfer slip
         * @description Needs the permission `orders:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_payment_proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/payments/{paymentId}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the money of a payment has arrived
         * @description With enough paid, all of the total or the deposit that the settings ask for, the work may begin. One reference of one payment instruction is verified once: DUPLICATE.
         *
         *     Needs the permission `payments:verify`.
         */
        post: operations["create_payment_verification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/payments/{paymentId}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the money of a payment did not arrive; the customer has at least a day to pay again
         * @description Needs the permission `payments:verify`.
         */
        post: operations["create_payment_rejection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records money that staff took or found themselves, verified at once
         * @description Needs the permission `payments:verify`.
         */
        post: operations["create_order_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records money that was sent back, never more than arrived
         * @description Needs the permission `payments:verify`.
         */
        post: operations["create_order_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/artwork-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves artwork that passed its check, with or without warnings
         * @description Needs the permission `artwork:approve`.
         */
        post: operations["create_artwork_approval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/artwork-changes-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the customer for a new version of artwork
         * @description The customer gets the message by letter. It is kept as a note of the order.
         *
         *     Needs the permission `artwork:request_changes`.
         */
        post: operations["create_artwork_changes_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/placements/{placementId}/artwork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a new version of the artwork in place of one that failed or needs changes
         * @description It is checked at once.
         *
         *     Needs the permission `orders:write`.
         */
        post: operations["replace_placement_artwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops an order until it is resumed
         * @description Needs the permission `orders:write`.
         */
        post: operations["create_order_hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/resumption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets an order that is on hold go on
         * @description Needs the permission `orders:write`.
         */
        post: operations["create_order_resumption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order and gives its blanks back
         * @description Once something was printed it needs a reason and the permission `orders:cancel_printed`. What was paid stays until it is refunded.
         *
         *     Needs the permission `orders:write`.
         */
        post: operations["create_order_cancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands a paid order over, which completes it
         * @description Needs the permission `orders:write`.
         */
        post: operations["create_order_handover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/failed-handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a handover was tried in vain
         * @description Needs the permission `orders:write`.
         */
        post: operations["create_failed_handover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an order ready again after a failed handover, and tells the customer
         * @description Needs the permission `orders:write`.
         */
        post: operations["create_order_readiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back what was handed over
         * @description Needs the permission `orders:write`.
         */
        post: operations["create_order_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a note for staff
         * @description Needs the permission `orders:write`.
         */
        post: operations["create_order_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/print-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The queue of the floor, or the jobs of one order
         * @description The earliest promised day first, then order by order, garment by garment. Without `orderId` and `placementId` this is the queue: jobs of open orders that are not finished, or those in the states that are asked for.
         *
         *     Needs the permission `production:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_print_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/print-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for film, by promised day and fabric
         * @description Needs the permission `production:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_print_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/print-jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One print job, with the jobs that it replaces
         * @description Needs the permission `production:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_print_job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/print-job-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves jobs to their next state, all of them or none
         * @description The first pressing of a garment takes its blank from stock. A print that fails is made anew by a new job with `parentJobId`; when its garment is lost, so is every other print on it. The answer has the jobs in the order in which they were named, then those that the move voided or made.
         *
         *     Needs the permission `production:write`.
         */
        post: operations["create_print_job_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gang sheets, the newest first
         * @description Needs the permission `production:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_gang_sheets"];
        put?: never;
        /**
         * Proposes a sheet from the queue and begins to pack it
         * @description The prints that fit move from `queued` to `nested`; packing goes on behind the answer, as `packing` says, and every better layout is kept at once, as another revision. Refused with INVALID_TRANSITION when no print waits that this film can hold.
         *
         *     Needs the permission `production:write`.
         */
        post: operations["create_gang_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One sheet with the place of every print
         * @description Needs the permission `production:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_gang_sheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}/packing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Looks for a shorter sheet, around the prints that are pinned
         * @description Needs the permission `production:write`.
         */
        post: operations["create_gang_sheet_packing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}/packing-stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends packing; the best layout so far stays
         * @description A draft that is not being packed stays as it is.
         *
         *     Needs the permission `production:write`.
         */
        post: operations["create_gang_sheet_packing_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Places the prints of a draft by hand
         * @description All prints of the sheet: what is left out goes back to the queue, and queued jobs may come in. Refused with VALIDATION_FAILED when prints overlap, come nearer than the gap or leave the film, naming them; with REVISION_CONFLICT while packing has changed the sheet.
         *
         *     Needs the permission `production:write`.
         */
        put: operations["replace_gang_sheet_layout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the draft: the layout stays as it is
         * @description Needs the permission `production:write`.
         */
        post: operations["create_gang_sheet_lock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to make the print-ready files
         * @description Film as PNG with transparency at 300 DPI and as PDF, labels, a manifest, and a ZIP of them. They are made behind the answer; `export` tells the progress, and the event `sheet.exported` the end. A failed export, or one whose files are gone, may be begun again.
         *
         *     Needs the permission `production:write`.
         */
        post: operations["create_gang_sheet_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One file of an exported sheet
         * @description Needs the permission `production:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_gang_sheet_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}/printing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The sheet came off the printer
         * @description Its jobs are printed, film, ink and powder leave the stock, and every job gets its share of what the sheet cost.
         *
         *     Needs the permission `production:write`.
         */
        post: operations["create_gang_sheet_printing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/gang-sheets/{sheetId}/voiding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a sheet up; its prints go back to the queue
         * @description Refused with VALIDATION_FAILED when film is told that a sheet used which was not exported.
         *
         *     Needs the permission `production:write`.
         */
        post: operations["create_gang_sheet_voiding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/job-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets for the floor, as PDF
         * @description One ticket a garment: what it is, where each print goes with measures, the press recipe of its fabric, and a code that opens the job on a phone. Of one sheet, one order or one job; at most 500 garments.
         *
         *     Needs the permission `production:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_job_tickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inventory-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stock items, by SKU
         * @description Needs the permission `stock:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_inventory_items"];
        put?: never;
        /**
         * Adds a stock item, with what is there of it
         * @description Needs the permission `stock:adjust`.
         */
        post: operations["create_inventory_item"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inventory-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stock item
         * @description Needs the permission `stock:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_inventory_item"];
        /**
         * Changes what is said about a stock item
         * @description Its stock changes by movements only. An item that orders hold cannot be made inactive. The shop does not sell a garment whose item is inactive.
         *
         *     Needs the permission `stock:adjust`.
         */
        put: operations["update_inventory_item"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inventory-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger, newest first
         * @description Without `itemId` it leaves out reservations and releases, of which every order makes some: they move no stock.
         *
         *     Needs the permission `stock:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_inventory_movements"];
        put?: never;
        /**
         * Records what came, went or was counted
         * @description A movement cannot be changed: an error is corrected by a further one. Stock goes neither below zero nor below what orders hold. What was consumed or wasted is booked as a cost, at the average price of its moment.
         *
         *     Needs the permission `stock:adjust`.
         */
        post: operations["create_inventory_movement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts a shelf: the stock becomes what was counted
         * @description All items or none. Refused where less was counted than orders hold.
         *
         *     Needs the permission `stock:adjust`.
         */
        post: operations["create_stock_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inventory-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Holds the stock against its ledger and against the orders
         * @description Needs the permission `stock:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["verify_inventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cost-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Costs, the latest day first
         * @description Needs the permission `costs:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_cost_entries"];
        put?: never;
        /**
         * Enters what the shop spent
         * @description An entry cannot be changed: an error is corrected by a reversal and a further entry.
         *
         *     Needs the permission `costs:write`.
         */
        post: operations["create_cost_entry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cost-entries/{entryId}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an entry back by its opposite, once
         * @description Needs the permission `costs:write`.
         */
        post: operations["create_cost_entry_reversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact requests, newest first
         * @description Needs the permission `leads:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_contact_leads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-leads/{leadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One contact request
         * @description Needs the permission `leads:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_contact_lead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-leads/{leadId}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a contact request on, or gives it up
         * @description Needs the permission `leads:write`.
         */
        post: operations["create_contact_lead_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-leads/{leadId}/conversion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes the order that came of a quoted request
         * @description Needs the permission `leads:write`.
         */
        post: operations["create_contact_lead_conversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The store: its name, money, time, channels, hand-over, payment and discounts
         * @description Needs the permission `settings:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_settings"];
        /**
         * Replaces the settings of the store, as a whole
         * @description What is left out is removed. A payment instruction that an order or a payment names cannot be removed (409 IN_USE), only made inactive; the currency cannot change once there is an order or a cost entry (409 IN_USE).
         *
         *     Needs the permission `settings:write`.
         */
        put: operations["replace_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of the settings is in use, and cannot be removed or changed
         * @description Needs the permission `settings:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_settings_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/production-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What printing and pressing take: film, ink, powder and labour
         * @description Needs the permission `settings:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_production_settings"];
        /**
         * Replaces what printing and pressing take, as a whole
         * @description What is printed from now on is costed by it; what was booked stays. Refused with VALIDATION_FAILED when an item is not of the kind and unit: film in millimetres, ink in millilitres, powder in grams.
         *
         *     Needs the permission `settings:write`.
         */
        put: operations["replace_production_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/print-zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the shop prints: zones, price tiers, resolution, film and press recipes
         * @description Needs the permission `settings:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_print_zones"];
        /**
         * Replaces how the shop prints, as a whole
         * @description What is left out is removed. A zone that a placement names, and the recipe of a fabric that a garment names, cannot be removed (409 IN_USE); a zone can be made inactive instead. Every active zone must be held by a size tier and fit on the film.
         *
         *     Needs the permission `settings:write`.
         */
        put: operations["replace_print_zones"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/print-zones/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which zones and press recipes are in use, and cannot be removed
         * @description Needs the permission `settings:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_print_zone_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/garments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every garment with its variants and what there is of them, inactive ones too
         * @description Needs the permission `settings:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_garments"];
        put?: never;
        /**
         * Adds a garment with its colours and sizes
         * @description Needs the permission `settings:write`.
         */
        post: operations["create_garment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/garments/{garmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One garment with its variants and what there is of them
         * @description Needs the permission `settings:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["get_garment"];
        /**
         * Replaces a garment and its variants, as a whole
         * @description Variants without an id are new, those left out are removed. A variant that an order or a stock item names cannot be removed (409 IN_USE); make it inactive instead.
         *
         *     Needs the permission `settings:write`.
         */
        put: operations["replace_garment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses that hear of events, oldest first
         * @description Needs the permission `webhooks:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_webhook_endpoints"];
        put?: never;
        /**
         * Adds an address that hears of events
         * @description Deliveries are POST requests with a JSON body `{ type, timestamp, data }`, signed as [Standard Webhooks](https://www.standardwebhooks.com) says. `data` holds ids and no personal data: ask for the record. Any answer of 2xx within ten seconds is a success; anything else, a redirect too, is tried again for a day. An event may come more than once and out of order: `webhook-id` tells doubles apart.
         *
         *     Needs the permission `webhooks:write`.
         *
         *     Nothing of `secret` is kept for an `Idempotency-Key`: a repeated request may differ there, and gets the first answer without.
         */
        post: operations["create_webhook_endpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an endpoint, or switches it on or off
         * @description Needs the permission `webhooks:write`.
         */
        put: operations["replace_webhook_endpoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{endpointId}/secret-rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an endpoint a new secret; the former one signs too for 24 hours
         * @description Needs the permission `webhooks:write`.
         *
         *     Nothing of `secret` is kept for an `Idempotency-Key`: a repeated request may differ there, and gets the first answer without.
         */
        post: operations["create_webhook_secret_rotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{endpointId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to an endpoint in the last 30 days, newest first
         * @description Needs the permission `webhooks:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["list_webhook_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery again, under the same id
         * @description Needs the permission `webhooks:write`.
         */
        post: operations["create_webhook_delivery_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes as they happen, as server-sent events
         * @description Each event has an `id`, its type as `event`, and as `data` a JSON object `{ type, orderId?, leadId?, at }`: read the record for more. Types of which the viewer may not see the records are left out. With `Last-Event-ID` the stream goes on where it broke off; an event may come twice. The event `reset` says that something may have been missed: read all again. A comment every 15 seconds keeps the connection open. The stream ends with the session, which it does not keep alive; a session has at most five.
         *
         *     Needs the permission `dashboard:read`.
         *
         *     Answers HEAD too.
         */
        get: operations["stream_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All that the shop keeps of one person
         * @description Found by e-mail address, by phone, or by either. The answer is full of personal data and is kept nowhere, so it takes no Idempotency-Key: asking again is harmless.
         *
         *     Needs the permission `privacy:export`.
         */
        post: operations["create_privacy_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy-erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases one person; the money of their orders stays
         * @description While an order of the person is open or on hold: 409 IN_USE, which names it. When nothing is left of the person, the counts are zero. Files go within minutes, unless somebody else’s order needs the same file.
         *
         *     Needs the permission `privacy:erase`.
         */
        post: operations["create_privacy_erasure"];
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
    "/api/admin/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chain as a stream of records, oldest first
         * @description One `AdminAuditLogRecord` a line, as canonical JSON (RFC 8785), in the order of the chain: take `hash` out of a line and the SHA-256 of the rest is that hash, and `previousHash` is the hash of the line before. What is missing from the chain is missing here; the verification names it.
         *
         *     Needs the permission `audit:verify`.
         *
         *     Answers HEAD too.
         */
        get: operations["export_audit_log"];
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
            /** @description From the authenticator app, when the account wants one, or a recovery code. */
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
                /** @description Film of the gang sheets that were printed, in mm of the roll, with what was lost beside them. */
                usedMm: number;
                /** @description Area of the prints on them. */
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
                costMinor: number | null;
                marginMinor: number | null;
            }[];
            /** @description By garments that were ordered with a print there; revenue is the price of these prints, before discounts. */
            topZones: {
                zoneId: string;
                name: string;
                units: number;
                /** @description Minor units of the store currency. */
                revenueMinor: number;
                costMinor: number | null;
                marginMinor: number | null;
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
        /** AdminOrderCreate */
        AdminOrderCreate: {
            /** @enum {string} */
            source: "phone" | "counter";
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
            /** @description How the customer will pay. */
            instructionId: string;
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            neededBy?: string;
            /**
             * Format: date
             * @description By the lead time of the store unless told.
             */
            promisedBy?: string;
            note?: string;
            /** @description What the customer was told. Another total is refused with PRICE_CHANGED. */
            expectedTotalMinor?: number;
        };
        /** AdminOrderRecord */
        AdminOrderRecord: {
            /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example PL-2026-000042 */
            number: string;
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
            /** @description How it was agreed to pay. The shop may not offer it to others any more. */
            instruction: {
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
            };
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
                /** @description What of the paid money was sent back. */
                refundedMinor: number;
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
                reason: string | null;
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
            /** @enum {string} */
            source: "storefront" | "phone" | "counter";
            createdBy: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                name: string;
            } | null;
            trackingUrl: string | null;
            confirmedAt: string | null;
            readyAt: string | null;
            handedOverAt: string | null;
            payments: components["schemas"]["AdminPaymentRecord"][];
            refunds: components["schemas"]["RefundRecord"][];
            cost: {
                /** @description Minor units of the store currency; may be below zero. */
                blankMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                filmMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                inkMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                powderMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                labourMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                overheadMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                totalMinor: number;
            } | null;
            estimate: {
                /** @description Minor units of the store currency; may be below zero. */
                blankMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                filmMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                inkMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                powderMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                labourMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                overheadMinor: number;
                /** @description Minor units of the store currency; may be below zero. */
                totalMinor: number;
            } | null;
            marginMinor: number | null;
            internalNotes: components["schemas"]["OrderNoteRecord"][];
            /** @description How many print jobs are in each state. */
            jobs: {
                blocked: number;
                queued: number;
                nested: number;
                printed: number;
                pressed: number;
                passed: number;
                packed: number;
                failed: number;
                void: number;
            };
        };
        /** AdminOrderSummary */
        AdminOrderSummary: {
            /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example PL-2026-000042 */
            number: string;
            /** @enum {string} */
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
            /** @enum {string} */
            source: "storefront" | "phone" | "counter";
            customerName: string;
            /** @description Garments, over all lines. */
            units: number;
            totals: {
                /** @description Minor units of the store currency. */
                totalMinor: number;
                /** @description Minor units of the store currency. */
                dueMinor: number;
            };
            currency: string;
            /** @enum {string} */
            fulfilmentMethod: "pickup" | "meetup" | "delivery";
            slotDate: string | null;
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            promisedBy: string;
            neededBy: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            stageSince: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /** @description What the reader of this record may do next. */
            allowedActions: string[];
        };
        /** AdminOrderUpdate */
        AdminOrderUpdate: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
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
            neededBy: string | null;
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            promisedBy: string;
            note: string | null;
        };
        /** AdminPaymentRecord */
        AdminPaymentRecord: {
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
            verifiedMinor: number | null;
            /** @description Minor units of the store currency. */
            refundedMinor: number;
            payerName: string | null;
            proofUrl: string | null;
            decidedBy: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                name: string;
            } | null;
            decisionReason: string | null;
        };
        /** AdminPrintZoneSettingsRequest */
        AdminPrintZoneSettingsRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
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
                /** @description Smaller limits for the sizes named, each size in one band at most. */
                sizeBands: {
                    sizes: string[];
                    /** @description Millimetres. */
                    maxWidthMm: number;
                    /** @description Millimetres. */
                    maxHeightMm: number;
                }[];
                active: boolean;
                sort: number;
            }[];
            /** @description In the order in which they are shown. */
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
            dpi: {
                minimum: number;
                recommended: number;
            };
            film: {
                /** @description Millimetres. */
                widthMm: number;
                /** @description Millimetres. Left free at each side. */
                sideMarginMm: number;
                /** @description Millimetres. Left free at the beginning of a sheet. */
                leadMm: number;
                /** @description Millimetres. Between two prints. */
                gapMm: number;
                /** @description Millimetres. The longest sheet. */
                maxLengthMm: number;
                /** @description Whether a print may lie across the film. */
                allowRotation: boolean;
            };
            /** @description One for each fabric that the shop presses on. */
            pressRecipes: {
                fabric: string;
                temperatureC: number;
                seconds: number;
                pressureBar: number;
                /** @enum {string} */
                peel: "hot" | "warm" | "cold";
                repressSeconds: number;
            }[];
        };
        /** AdminPrintZoneSettingsResponse */
        AdminPrintZoneSettingsResponse: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
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
                /** @description Smaller limits for the sizes named, each size in one band at most. */
                sizeBands: {
                    sizes: string[];
                    /** @description Millimetres. */
                    maxWidthMm: number;
                    /** @description Millimetres. */
                    maxHeightMm: number;
                }[];
                active: boolean;
                sort: number;
            }[];
            /** @description In the order in which they are shown. */
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
            dpi: {
                minimum: number;
                recommended: number;
            };
            film: {
                /** @description Millimetres. */
                widthMm: number;
                /** @description Millimetres. Left free at each side. */
                sideMarginMm: number;
                /** @description Millimetres. Left free at the beginning of a sheet. */
                leadMm: number;
                /** @description Millimetres. Between two prints. */
                gapMm: number;
                /** @description Millimetres. The longest sheet. */
                maxLengthMm: number;
                /** @description Whether a print may lie across the film. */
                allowRotation: boolean;
            };
            /** @description One for each fabric that the shop presses on. */
            pressRecipes: {
                fabric: string;
                temperatureC: number;
                seconds: number;
                pressureBar: number;
                /** @enum {string} */
                peel: "hot" | "warm" | "cold";
                repressSeconds: number;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            updatedBy: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                name: string;
            } | null;
        };
        /** AdminSessionRecord */
        AdminSessionRecord: {
            /** @example ses_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @description What the browser called itself. */
            device: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expiresAt: string;
            /** @description The session that asks. */
            current: boolean;
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
                permissions: ("users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "settings:read" | "settings:write" | "orders:read" | "orders:write" | "orders:cancel_printed" | "orders:export" | "payments:verify" | "artwork:approve" | "artwork:request_changes" | "production:read" | "production:write" | "stock:read" | "stock:adjust" | "costs:read" | "costs:write" | "metrics:read" | "leads:read" | "leads:write" | "privacy:export" | "privacy:erase" | "dashboard:read" | "audit:read" | "audit:read_all" | "audit:note" | "audit:verify")[];
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
            /**
             * @description `locked`: too many sign-ins were tried in the last hour. It ends by itself, or by an unlock. `invited`: has not chosen a password yet.
             * @enum {string}
             */
            status: "invited" | "active" | "locked" | "disabled";
            totpEnabled: boolean;
            lastLoginAt: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            createdBy: string | null;
            /** @description In the reply to a create without a password and to a reset only: works once, for three days. */
            invitationUrl?: string;
        };
        /** AdminUserRoleRequest */
        AdminUserRoleRequest: {
            /** @enum {string} */
            role: "owner" | "manager" | "finance" | "production" | "support" | "viewer";
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
        /** ArtworkApproval */
        ArtworkApproval: {
            /** @description All that wait for a decision if left out. */
            placementIds?: string[];
        };
        /** ArtworkChangesRequest */
        ArtworkChangesRequest: {
            /** @description All that wait for a decision if left out. */
            placementIds?: string[];
            message: string;
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
        /** ArtworkReplacement */
        ArtworkReplacement: {
            /** @example plc_01jd3v9k6qf2nt7wz5xr8m0abc */
            placementId: string;
            /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
            artworkId: string;
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
        /** ContactLeadConversion */
        ContactLeadConversion: {
            /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
            orderId: string;
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
        /** ContactLeadMove */
        ContactLeadMove: {
            /** @enum {string} */
            to: "contacted" | "quoted" | "lost" | "spam";
            /** @description Why it is lost; needed for that, and for nothing else. */
            reason?: string;
        };
        /** ContactLeadRecord */
        ContactLeadRecord: {
            /** @example led_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example CL-2026-000007 */
            reference: string;
            /** @enum {string} */
            status: "new" | "contacted" | "quoted" | "converted" | "lost" | "spam";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            statusSince: string;
            /** @enum {string} */
            channel: "email" | "whatsapp";
            /** @enum {string} */
            topic: "quote" | "bulk" | "artwork" | "order" | "other";
            name: string;
            email: string | null;
            phone: string | null;
            message: string;
            orderNumber: string | null;
            quantityEstimate: number | null;
            artworks: {
                /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                fileName: string;
                /** @description Relative to the service. Works for a day. */
                previewUrl: string;
            }[];
            locale: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            receivedAt: string;
            lostReason: string | null;
            orderId: string | null;
            whatsappUrl: string | null;
            /** @description Where you may move the request from here; `converted` by a conversion, all else by a move. */
            allowedActions: ("new" | "contacted" | "quoted" | "converted" | "lost" | "spam")[];
            revision: number;
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
        /** CostEntryCreateRequest */
        CostEntryCreateRequest: {
            /** @enum {string} */
            category: "blank" | "film" | "ink" | "powder" | "labour" | "delivery" | "packaging" | "maintenance" | "rent" | "marketing" | "refund" | "other";
            /** @description Minor units of the store currency. */
            amountMinor: number;
            /**
             * Format: date
             * @description A day in the time zone of the store, not in the future.
             */
            incurredOn: string;
            description: string;
            supplier?: string;
            /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
            orderId?: string;
            /** @example inv_01jd3v9k6qf2nt7wz5xr8m0abc */
            inventoryItemId?: string;
            quantity?: number;
        };
        /** CostEntryRecord */
        CostEntryRecord: {
            /** @example cst_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @enum {string} */
            category: "blank" | "film" | "ink" | "powder" | "labour" | "delivery" | "packaging" | "maintenance" | "rent" | "marketing" | "refund" | "other";
            /** @description Minor units of the store currency; below zero for a reversal. */
            amountMinor: number;
            currency: string;
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            incurredOn: string;
            description: string;
            supplier: string | null;
            orderId: string | null;
            inventoryItemId: string | null;
            quantity: number | null;
            /** @enum {string} */
            source: "manual" | "computed";
            reversalOf: string | null;
            reversedBy: string | null;
            actor: {
                /** @enum {string} */
                kind: "admin" | "system" | "customer";
                id: string | null;
                name: string;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
        };
        /** CostEntryReversalRequest */
        CostEntryReversalRequest: {
            reason: string;
        };
        /** FailedHandover */
        FailedHandover: {
            /** @description Why. Kept as a note of the order, for staff only. */
            reason: string;
        };
        /** GangSheetCreateRequest */
        GangSheetCreateRequest: {
            /** @description These queued jobs. Left out: the queue, the earliest promise first, as far as the film goes. */
            jobIds?: string[];
            /**
             * Format: date
             * @description Of the queue: promised by this day or earlier.
             */
            dueTo?: string;
            /** @description Of the queue: for these. */
            fabrics?: string[];
            /**
             * @description How long to look for a shorter sheet.
             * @default 5
             */
            seconds: number;
        };
        /** GangSheetDetail */
        GangSheetDetail: {
            /** @example gsh_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example GS-000042 */
            number: string;
            /** @enum {string} */
            state: "draft" | "locked" | "exported" | "printed" | "voided";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            stateSince: string;
            film: {
                /** @description Millimetres. */
                widthMm: number;
                /** @description Millimetres. */
                sideMarginMm: number;
                /** @description Millimetres. */
                leadMm: number;
                /** @description Millimetres. */
                gapMm: number;
                /** @description Millimetres. */
                maxLengthMm: number;
                allowRotation: boolean;
            };
            /** @description Film that the sheet takes, lead included. */
            lengthMm: number;
            /** @description No sheet of these prints can be shorter. */
            boundMm: number;
            /** @description Area of the prints in per cent of the film. */
            utilisationPercent: number;
            jobs: number;
            orders: number;
            fabrics: string[];
            promisedBy: string | null;
            packing: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                startedAt: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                until: string;
            } | null;
            export: {
                /** @enum {string} */
                state: "running" | "done" | "failed";
                progressPercent: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                startedAt: string;
                finishedAt: string | null;
                message: string | null;
                files: {
                    /** @enum {string} */
                    name: "sheet.png" | "sheet.pdf" | "labels.pdf" | "manifest.csv" | "manifest.json" | "sheet.zip";
                    byteSize: number;
                }[];
            } | null;
            costMinor: number | null;
            voidReason: string | null;
            createdBy: {
                /** @enum {string} */
                kind: "admin" | "system" | "customer";
                id: string | null;
                name: string;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            allowedActions: ("pack" | "change" | "lock" | "export" | "print" | "void")[];
            /** @description From the beginning of the sheet. */
            prints: {
                /** @example job_01jd3v9k6qf2nt7wz5xr8m0abc */
                jobId: string;
                /** @description The state of the print job. */
                jobState: string;
                /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
                orderId: string;
                orderNumber: string;
                unit: number;
                garmentName: string;
                colour: string;
                size: string;
                zoneId: string;
                fabric: string;
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                promisedBy: string;
                artwork: {
                    /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
                    id: string;
                    fileName: string;
                    previewUrl: string;
                };
                /** @description As ordered, before the turn on the film. */
                widthMm: number;
                /** @description Millimetres. */
                heightMm: number;
                /** @description Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. */
                xMm: number;
                /** @description Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. */
                yMm: number;
                /** @description Turned by a quarter clockwise, to lie across the film. */
                turned: boolean;
                /** @description Placed by hand: packing does not move it. */
                pinned: boolean;
            }[];
            /** @description In the answer to the creation: prints of the queue that this film cannot hold. */
            tooLarge: {
                /** @example job_01jd3v9k6qf2nt7wz5xr8m0abc */
                jobId: string;
                orderNumber: string;
                message: string;
            }[];
        };
        /** GangSheetLayoutRequest */
        GangSheetLayoutRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            prints: {
                /** @example job_01jd3v9k6qf2nt7wz5xr8m0abc */
                jobId: string;
                /** @description Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. */
                xMm: number;
                /** @description Millimetres on the film: x across from its left edge, y along from the beginning of the sheet. */
                yMm: number;
                turned: boolean;
                pinned: boolean;
            }[];
        };
        /** GangSheetPackingRequest */
        GangSheetPackingRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            /**
             * @description How long to look for a shorter sheet.
             * @default 5
             */
            seconds: number;
        };
        /** GangSheetPrintingRequest */
        GangSheetPrintingRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            /** @description Film that came off the roll, when it was more than the sheet: the rest is waste of the sheet. */
            filmUsedMm?: number;
        };
        /** GangSheetRecord */
        GangSheetRecord: {
            /** @example gsh_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example GS-000042 */
            number: string;
            /** @enum {string} */
            state: "draft" | "locked" | "exported" | "printed" | "voided";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            stateSince: string;
            film: {
                /** @description Millimetres. */
                widthMm: number;
                /** @description Millimetres. */
                sideMarginMm: number;
                /** @description Millimetres. */
                leadMm: number;
                /** @description Millimetres. */
                gapMm: number;
                /** @description Millimetres. */
                maxLengthMm: number;
                allowRotation: boolean;
            };
            /** @description Film that the sheet takes, lead included. */
            lengthMm: number;
            /** @description No sheet of these prints can be shorter. */
            boundMm: number;
            /** @description Area of the prints in per cent of the film. */
            utilisationPercent: number;
            jobs: number;
            orders: number;
            fabrics: string[];
            promisedBy: string | null;
            packing: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                startedAt: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                until: string;
            } | null;
            export: {
                /** @enum {string} */
                state: "running" | "done" | "failed";
                progressPercent: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                startedAt: string;
                finishedAt: string | null;
                message: string | null;
                files: {
                    /** @enum {string} */
                    name: "sheet.png" | "sheet.pdf" | "labels.pdf" | "manifest.csv" | "manifest.json" | "sheet.zip";
                    byteSize: number;
                }[];
            } | null;
            costMinor: number | null;
            voidReason: string | null;
            createdBy: {
                /** @enum {string} */
                kind: "admin" | "system" | "customer";
                id: string | null;
                name: string;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            allowedActions: ("pack" | "change" | "lock" | "export" | "print" | "void")[];
        };
        /** GangSheetStepRequest */
        GangSheetStepRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
        };
        /** GangSheetVoidingRequest */
        GangSheetVoidingRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            reason: string;
            /** @description Of an exported sheet: film that came off the printer all the same, and was spoiled. It leaves the stock as waste, and its cost is the shop’s. */
            filmUsedMm?: number;
        };
        /** GarmentCreateRequest */
        GarmentCreateRequest: {
            /**
             * @description Its readable name in addresses, unique.
             * @example classic-tee
             */
            slug: string;
            /** @description Print zones and quantity breaks go by the kind. */
            kind: string;
            name: string;
            description: string;
            /** @description One that a press recipe is for. */
            fabric: string;
            /** @description Minor units of the store currency. */
            basePriceMinor: number;
            active: boolean;
            sort: number;
            variants: {
                colour: string;
                /** @example #1f2a44 */
                colourHex: string;
                size: string;
                /** @description Minor units of the store currency. */
                surchargeMinor: number;
                active: boolean;
                /** @description The place of the size. Left out, that of another variant of this size, or else of its first mention. */
                sizeSort?: number;
            }[];
        };
        /** GarmentRecord */
        GarmentRecord: {
            /** @example gar_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /**
             * @description Its readable name in addresses, unique.
             * @example classic-tee
             */
            slug: string;
            /** @description Print zones and quantity breaks go by the kind. */
            kind: string;
            name: string;
            description: string;
            /** @description One that a press recipe is for. */
            fabric: string;
            /** @description Minor units of the store currency. */
            basePriceMinor: number;
            active: boolean;
            sort: number;
            /** @description By size, then in the order of their making. Without stock, made to order. */
            variants: {
                /** @example var_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                colour: string;
                /** @example #1f2a44 */
                colourHex: string;
                size: string;
                /** @description Minor units of the store currency. */
                surchargeMinor: number;
                active: boolean;
                sizeSort: number;
                stock: {
                    /** @example inv_01jd3v9k6qf2nt7wz5xr8m0abc */
                    itemId: string;
                    sku: string;
                    active: boolean;
                    /** @description On hand and not reserved for an order. */
                    available: number;
                } | null;
            }[];
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
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
            updatedBy: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                name: string;
            } | null;
        };
        /** GarmentReplaceRequest */
        GarmentReplaceRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            /**
             * @description Its readable name in addresses, unique.
             * @example classic-tee
             */
            slug: string;
            /** @description Print zones and quantity breaks go by the kind. */
            kind: string;
            name: string;
            description: string;
            /** @description One that a press recipe is for. */
            fabric: string;
            /** @description Minor units of the store currency. */
            basePriceMinor: number;
            active: boolean;
            sort: number;
            variants: {
                /**
                 * @description Left out for a new one.
                 * @example var_01jd3v9k6qf2nt7wz5xr8m0abc
                 */
                id?: string;
                colour: string;
                /** @example #1f2a44 */
                colourHex: string;
                size: string;
                /** @description Minor units of the store currency. */
                surchargeMinor: number;
                active: boolean;
                /** @description The place of the size. Left out, that of another variant of this size, or else of its first mention. */
                sizeSort?: number;
            }[];
        };
        /** InventoryItemCreateRequest */
        InventoryItemCreateRequest: {
            /** @description Unique in whatever case, kept in capitals. */
            sku: string;
            name: string;
            /** @enum {string} */
            kind: "blank" | "film" | "ink" | "powder" | "packaging" | "other";
            /** @enum {string} */
            unit: "piece" | "millimetre" | "millilitre" | "gram";
            /**
             * @description The garment that this blank is, for a blank that is counted in pieces.
             * @example var_01jd3v9k6qf2nt7wz5xr8m0abc
             */
            garmentVariantId?: string;
            supplier?: string;
            /** @description In the unit of the item. */
            reorderPoint: number;
            reorderQuantity?: number;
            /**
             * @description Of one unit, in major units of the store currency. A decimal string, six places at most.
             * @example 4.25
             * @example 0.0475
             */
            unitCost?: string;
            /** @description What is there already: becomes a receipt. */
            openingQuantity?: number;
        };
        /** InventoryItemRecord */
        InventoryItemRecord: {
            /** @example inv_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            sku: string;
            name: string;
            /** @enum {string} */
            kind: "blank" | "film" | "ink" | "powder" | "packaging" | "other";
            /** @enum {string} */
            unit: "piece" | "millimetre" | "millilitre" | "gram";
            garmentVariantId: string | null;
            garment: {
                /** @example gar_01jd3v9k6qf2nt7wz5xr8m0abc */
                garmentId: string;
                name: string;
                colour: string;
                size: string;
            } | null;
            supplier: string | null;
            /** @description In the unit of the item. */
            reorderPoint: number;
            reorderQuantity: number | null;
            /** @description In the unit of the item. */
            onHand: number;
            /** @description Of what is on hand, what orders hold. */
            reserved: number;
            /** @description On hand and not reserved. */
            available: number;
            /** @description Active, and no more available than the reorder point. */
            low: boolean;
            averageUnitCost: string | null;
            active: boolean;
            /** @description Raised by each change of the record, and by no movement. */
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
        /** InventoryItemUpdate */
        InventoryItemUpdate: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            name: string;
            supplier: string | null;
            /** @description In the unit of the item. */
            reorderPoint: number;
            reorderQuantity: number | null;
            active: boolean;
        };
        /** InventoryMovementCreateRequest */
        InventoryMovementCreateRequest: {
            /** @example inv_01jd3v9k6qf2nt7wz5xr8m0abc */
            itemId: string;
            /** @enum {string} */
            type: "receipt" | "adjustment" | "waste" | "consumption" | "return" | "count";
            /** @description More than nothing; an adjustment may be below zero, a count is what was counted. */
            quantity: number;
            /**
             * @description Of a receipt only; of one unit, in major units.
             * @example 4.25
             * @example 0.0475
             */
            unitCost?: string;
            /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
            orderId?: string;
            /** @example job_01jd3v9k6qf2nt7wz5xr8m0abc */
            jobId?: string;
            /** @description Required for an adjustment and for waste. */
            reason?: string;
            /**
             * Format: date-time
             * @description Now unless told. Not in the future, and not more than a year ago.
             */
            occurredAt?: string;
        };
        /** InventoryMovementRecord */
        InventoryMovementRecord: {
            /** @example mov_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example inv_01jd3v9k6qf2nt7wz5xr8m0abc */
            itemId: string;
            /** @enum {string} */
            type: "receipt" | "adjustment" | "waste" | "consumption" | "return" | "count" | "reservation" | "release";
            /** @description In the unit of the item. */
            quantity: number;
            /** @description What it did to the stock on hand. */
            delta: number;
            /** @description In the unit of the item. */
            onHandAfter: number;
            unitCost: string | null;
            orderId: string | null;
            jobId: string | null;
            reason: string | null;
            actor: {
                /** @enum {string} */
                kind: "admin" | "system" | "customer";
                id: string | null;
                name: string;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            occurredAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
        };
        /** InventoryVerification */
        InventoryVerification: {
            ok: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            checkedAt: string;
            /** @description The first hundred. */
            problems: {
                /**
                 * @description `on_hand`: the sum of the movements. `reserved`: reservations less releases. `promised`: what the lines of open orders hold. `chain`: each movement starts where another one ended.
                 * @enum {string}
                 */
                check: "on_hand" | "reserved" | "promised" | "chain";
                sku: string;
                expected: number;
                found: number;
            }[];
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
                /** @description Paid orders whose artwork waits to be approved by the shop; those with the customer are `blocked`. */
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
            /** @description Payments of open orders that nobody has verified or rejected, the oldest first. */
            paymentsToVerify: {
                /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
                orderId: string;
                number: string;
                customerName: string;
                /** @example pay_01jd3v9k6qf2nt7wz5xr8m0abc */
                paymentId: string;
                /** @enum {string} */
                method: "bank_transfer" | "mobile_money" | "card_link" | "cash";
                /** @description What the customer says to have paid. */
                amountMinor: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                submittedAt: string;
            }[];
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
            /** @description Confirmed orders that were promised for a day before today, the longest overdue first. */
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
            /** @description Contact requests that nobody has answered for 24 hours, the oldest first. Empty for a role without `leads:read`. */
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
        /** OrderCancellation */
        OrderCancellation: {
            /** @description Why. The customer reads it. */
            reason?: string;
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
        /** OrderHandover */
        OrderHandover: {
            receivedBy?: string;
            note?: string;
        };
        /** OrderHold */
        OrderHold: {
            /** @description Why. The customer reads it. */
            reason: string;
        };
        /** OrderNote */
        OrderNote: {
            text: string;
        };
        /** OrderNoteRecord */
        OrderNoteRecord: {
            /** @example nte_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            at: string;
            author: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                name: string;
            };
            text: string;
        };
        /** OrderReadiness */
        OrderReadiness: Record<string, never>;
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
            /** @description How it was agreed to pay. The shop may not offer it to others any more. */
            instruction: {
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
                /** @description What of the paid money was sent back. */
                refundedMinor: number;
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
                reason: string | null;
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
        /** OrderRefund */
        OrderRefund: {
            /** @description Minor units of the store currency. */
            amountMinor: number;
            /** @description Why. The customer reads it. */
            reason: string;
            /** @description The number of the transfer back. */
            reference?: string;
            /**
             * @description The newest ones first if left out.
             * @example pay_01jd3v9k6qf2nt7wz5xr8m0abc
             */
            paymentId?: string;
        };
        /** OrderResumption */
        OrderResumption: Record<string, never>;
        /** OrderReturn */
        OrderReturn: {
            /** @description Why. Kept as a note of the order, for staff only. */
            reason: string;
        };
        /** PasswordChangeRequest */
        PasswordChangeRequest: {
            currentPassword: string;
            /** @description At least 12 characters, and not one of those that everybody uses. */
            newPassword: string;
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
        /** PaymentRejection */
        PaymentRejection: {
            /** @description Why. The customer reads it. */
            reason: string;
        };
        /** PaymentVerification */
        PaymentVerification: {
            /** @description What really arrived; what was claimed if left out. */
            amountMinor?: number;
            /** @description The number of the transfer. */
            reference?: string;
        };
        /** PlacementArtwork */
        PlacementArtwork: {
            /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
            artworkId: string;
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
        /** PrintJobDetail */
        PrintJobDetail: {
            /** @example job_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
            orderId: string;
            /** @example PL-2026-000042 */
            orderNumber: string;
            /** @example itm_01jd3v9k6qf2nt7wz5xr8m0abc */
            orderItemId: string;
            /** @example plc_01jd3v9k6qf2nt7wz5xr8m0abc */
            placementId: string;
            /** @description Which garment of the line, from 1. */
            unit: number;
            /** @description Garments of the line. */
            quantity: number;
            /** @enum {string} */
            state: "blocked" | "queued" | "nested" | "printed" | "pressed" | "passed" | "packed" | "failed" | "void";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            stateSince: string;
            parentJobId: string | null;
            reason: string | null;
            garmentName: string;
            garmentKind: string;
            colour: string;
            /** @example #1f2a44 */
            colourHex: string;
            size: string;
            fabric: string;
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
            artwork: {
                /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                fileName: string;
                previewUrl: string;
            };
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            promisedBy: string;
            sheet: {
                /** @example gsh_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                /** @example GS-000042 */
                number: string;
            } | null;
            neededBy: string | null;
            note: string | null;
            printedAt: string | null;
            allowedMoves: ("queued" | "nested" | "printed" | "pressed" | "passed" | "packed" | "failed" | "void")[];
            /** @description The jobs that came to nothing before this one, the last first. */
            parents: {
                /** @example job_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                /** @enum {string} */
                state: "blocked" | "queued" | "nested" | "printed" | "pressed" | "passed" | "packed" | "failed" | "void";
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                stateSince: string;
                reason: string | null;
                printedAt: string | null;
            }[];
        };
        /** PrintJobMovesCreateRequest */
        PrintJobMovesCreateRequest: {
            jobIds: string[];
            /** @enum {string} */
            to: "queued" | "nested" | "printed" | "pressed" | "passed" | "packed" | "failed" | "void";
            /** @description Needed for `failed` and `void`, and for those only. */
            reason?: string;
            /** @description With `failed`: the garment is lost too. It always is when the print was pressed already, whatever is said here. */
            blankSpoiled?: boolean;
        };
        /** PrintJobRecord */
        PrintJobRecord: {
            /** @example job_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example ord_01jd3v9k6qf2nt7wz5xr8m0abc */
            orderId: string;
            /** @example PL-2026-000042 */
            orderNumber: string;
            /** @example itm_01jd3v9k6qf2nt7wz5xr8m0abc */
            orderItemId: string;
            /** @example plc_01jd3v9k6qf2nt7wz5xr8m0abc */
            placementId: string;
            /** @description Which garment of the line, from 1. */
            unit: number;
            /** @description Garments of the line. */
            quantity: number;
            /** @enum {string} */
            state: "blocked" | "queued" | "nested" | "printed" | "pressed" | "passed" | "packed" | "failed" | "void";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            stateSince: string;
            parentJobId: string | null;
            reason: string | null;
            garmentName: string;
            garmentKind: string;
            colour: string;
            /** @example #1f2a44 */
            colourHex: string;
            size: string;
            fabric: string;
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
            artwork: {
                /** @example art_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                fileName: string;
                previewUrl: string;
            };
            /**
             * Format: date
             * @description A day in the time zone of the store.
             */
            promisedBy: string;
            sheet: {
                /** @example gsh_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                /** @example GS-000042 */
                number: string;
            } | null;
            neededBy: string | null;
            note: string | null;
            printedAt: string | null;
            allowedMoves: ("queued" | "nested" | "printed" | "pressed" | "passed" | "packed" | "failed" | "void")[];
        };
        /** PrintQueue */
        PrintQueue: {
            /** @description Queued jobs of open orders, by promised day and fabric. */
            waiting: {
                /**
                 * Format: date
                 * @description A day in the time zone of the store.
                 */
                promisedBy: string;
                fabric: string;
                jobs: number;
                orders: number;
                /** @description Of the prints, as ordered. */
                areaMm2: number;
            }[];
        };
        /** PrintZoneUsage */
        PrintZoneUsage: {
            /** @description Zones that placements of orders name. */
            zoneIds: string[];
            /** @description Fabrics that garments are made of. */
            fabrics: string[];
        };
        /** PrivacyErasure */
        PrivacyErasure: {
            orders: number;
            leads: number;
            files: number;
        };
        /** PrivacyErasureRequest */
        PrivacyErasureRequest: {
            /** Format: email */
            email?: string;
            /** @description E.164, e.g. +50588887777. */
            phone?: string;
            /** @description Stands in the audit log for ever: it must not name the person. */
            reason: string;
        };
        /** PrivacyExport */
        PrivacyExport: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            exportedAt: string;
            orders: components["schemas"]["OrderRecord"][];
            payments: {
                orderNumber: string;
                /** @description Minor units of the store currency. */
                amountMinor: number;
                payerName: string | null;
                reference: string | null;
                status: string;
                decisionReason: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                submittedAt: string;
            }[];
            refunds: {
                orderNumber: string;
                /** @description Minor units of the store currency. */
                amountMinor: number;
                reason: string;
                reference: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                refundedAt: string;
            }[];
            /** @description What staff wrote down about the orders. */
            notes: {
                orderNumber: string;
                body: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                createdAt: string;
            }[];
            leads: {
                id: string;
                reference: string;
                status: string;
                channel: string;
                name: string;
                email: string | null;
                phone: string | null;
                topic: string;
                message: string;
                orderNumber: string | null;
                quantityEstimate: number | null;
                locale: string | null;
                lostReason: string | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                receivedAt: string;
            }[];
            files: {
                id: string;
                /** @enum {string} */
                kind: "artwork" | "payment_proof";
                fileName: string;
                byteSize: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                createdAt: string;
                /** @description The file is gone; its name was kept. */
                removed: boolean;
            }[];
        };
        /** PrivacyExportRequest */
        PrivacyExportRequest: {
            /** Format: email */
            email?: string;
            /** @description E.164, e.g. +50588887777. */
            phone?: string;
        };
        /** ProductionSettingsRecord */
        ProductionSettingsRecord: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            film: {
                itemId: string | null;
                unitCost: string | null;
            };
            colourInk: {
                itemId: string | null;
                unitCost: string | null;
                /** @description Ink for a square metre that one colour covers fully. */
                mlPerM2: number;
            };
            whiteInk: {
                itemId: string | null;
                unitCost: string | null;
                /** @description White underbase for a square metre that it covers fully. */
                mlPerM2: number;
            };
            powder: {
                itemId: string | null;
                unitCost: string | null;
                /** @description Powder for a square metre of ink. */
                gramsPerM2: number;
            };
            labour: {
                costPerHour: string | null;
                /** @description Setting up, printing and curing a sheet, shared by its prints like its film. */
                secondsPerSheet: number;
                /** @description Cutting, placing, pressing and peeling a print. */
                secondsPerPrint: number;
                /** @description Taking, checking, folding and packing a garment; booked with the first of its prints, once. */
                secondsPerGarment: number;
            };
            /** @description How much of the film prints usually fill: for estimates and for prints without a sheet. */
            expectedUtilisationPercent: number;
            /** @description Layers of colour over the inked area, per cent of one full layer: for estimates and for prints that were not measured. White lies under all of it, as one full layer. */
            expectedCoveragePercent: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            updatedBy: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                name: string;
            } | null;
        };
        /** ProductionSettingsRequest */
        ProductionSettingsRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            film: {
                itemId: string | null;
                unitCost: string | null;
            };
            colourInk: {
                itemId: string | null;
                unitCost: string | null;
                /** @description Ink for a square metre that one colour covers fully. */
                mlPerM2: number;
            };
            whiteInk: {
                itemId: string | null;
                unitCost: string | null;
                /** @description White underbase for a square metre that it covers fully. */
                mlPerM2: number;
            };
            powder: {
                itemId: string | null;
                unitCost: string | null;
                /** @description Powder for a square metre of ink. */
                gramsPerM2: number;
            };
            labour: {
                costPerHour: string | null;
                /** @description Setting up, printing and curing a sheet, shared by its prints like its film. */
                secondsPerSheet: number;
                /** @description Cutting, placing, pressing and peeling a print. */
                secondsPerPrint: number;
                /** @description Taking, checking, folding and packing a garment; booked with the first of its prints, once. */
                secondsPerGarment: number;
            };
            /** @description How much of the film prints usually fill: for estimates and for prints without a sheet. */
            expectedUtilisationPercent: number;
            /** @description Layers of colour over the inked area, per cent of one full layer: for estimates and for prints that were not measured. White lies under all of it, as one full layer. */
            expectedCoveragePercent: number;
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
                /** @description Begins with https://, mailto: or tel:. */
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
        /** ReceivedPayment */
        ReceivedPayment: {
            instructionId: string;
            /** @description Minor units of the store currency. */
            amountMinor: number;
            /** @description The number of the transfer. */
            reference?: string;
            payerName?: string;
        };
        /** RefundRecord */
        RefundRecord: {
            /** @example rfd_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            /** @example pay_01jd3v9k6qf2nt7wz5xr8m0abc */
            paymentId: string;
            /** @description Minor units of the store currency. */
            amountMinor: number;
            reason: string;
            reference: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            at: string;
            by: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                name: string;
            };
        };
        /** RoleRecord */
        RoleRecord: {
            /** @enum {string} */
            role: "owner" | "manager" | "finance" | "production" | "support" | "viewer";
            permissions: ("users:read" | "users:write" | "webhooks:read" | "webhooks:write" | "settings:read" | "settings:write" | "orders:read" | "orders:write" | "orders:cancel_printed" | "orders:export" | "payments:verify" | "artwork:approve" | "artwork:request_changes" | "production:read" | "production:write" | "stock:read" | "stock:adjust" | "costs:read" | "costs:write" | "metrics:read" | "leads:read" | "leads:write" | "privacy:export" | "privacy:erase" | "dashboard:read" | "audit:read" | "audit:read_all" | "audit:note" | "audit:verify")[];
        };
        /** SessionRevocationResponse */
        SessionRevocationResponse: {
            /** @description Sessions that ended. */
            revoked: number;
        };
        /** SettingsUsage */
        SettingsUsage: {
            /** @description Payment instructions that orders or payments name. */
            paymentInstructionIds: string[];
            /** @description There is an order or a cost entry. */
            currencyFixed: boolean;
        };
        /** StockCountCreateRequest */
        StockCountCreateRequest: {
            counts: {
                /** @example inv_01jd3v9k6qf2nt7wz5xr8m0abc */
                itemId: string;
                /** @description In the unit of the item. */
                counted: number;
            }[];
            note?: string;
        };
        /** StockCountRecord */
        StockCountRecord: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            countedAt: string;
            note: string | null;
            currency: string;
            counts: {
                /** @example inv_01jd3v9k6qf2nt7wz5xr8m0abc */
                itemId: string;
                sku: string;
                /** @description In the unit of the item. */
                expected: number;
                /** @description In the unit of the item. */
                counted: number;
                /** @description Counted less expected. */
                variance: number;
                varianceCostMinor: number | null;
            }[];
        };
        /** StoreSettingsRequest */
        StoreSettingsRequest: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            storeName: string;
            tagline: string;
            locales: string[];
            /** @description Of the IANA time zone database, e.g. America/El_Salvador. */
            timeZone: string;
            /** @description ISO 4217. Fixed by the first order or cost entry. */
            currency: string;
            /** @description Digits behind the point: 2 for USD, 0 for JPY. Fixed by the first order or cost entry. */
            currencyExponent: number;
            /**
             * Format: email
             * @description Where the shop gets its own letters. Not public.
             */
            shopEmail?: string;
            supportChannels: {
                /** @enum {string} */
                kind: "email" | "whatsapp" | "phone" | "instagram" | "other";
                label: string;
                value: string;
                /** @description Begins with https://, mailto: or tel:. */
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
                active: boolean;
                sort: number;
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
                active: boolean;
                sort: number;
            }[];
            tax: {
                /** @enum {string} */
                mode: "none" | "inclusive" | "exclusive";
                /** @description Hundredths of a percent. */
                rateBp: number;
            };
            leadTimeDays: {
                min: number;
                max: number;
            };
            policyVersion: string;
            /** @description The part of the total that must be paid before printing. */
            depositPercent: number;
            /** @description Artwork that passed the check needs no approval. */
            approvePassedArtwork: boolean;
            quantityBreaks: {
                garmentKind: string;
                minQuantity: number;
                /** @description Hundredths of a percent. */
                percentOffBp: number;
            }[];
        };
        /** StoreSettingsResponse */
        StoreSettingsResponse: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            storeName: string;
            tagline: string;
            locales: string[];
            /** @description Of the IANA time zone database, e.g. America/El_Salvador. */
            timeZone: string;
            /** @description ISO 4217. Fixed by the first order or cost entry. */
            currency: string;
            /** @description Digits behind the point: 2 for USD, 0 for JPY. Fixed by the first order or cost entry. */
            currencyExponent: number;
            /**
             * Format: email
             * @description Where the shop gets its own letters. Not public.
             */
            shopEmail?: string;
            supportChannels: {
                /** @enum {string} */
                kind: "email" | "whatsapp" | "phone" | "instagram" | "other";
                label: string;
                value: string;
                /** @description Begins with https://, mailto: or tel:. */
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
                active: boolean;
                sort: number;
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
                active: boolean;
                sort: number;
            }[];
            tax: {
                /** @enum {string} */
                mode: "none" | "inclusive" | "exclusive";
                /** @description Hundredths of a percent. */
                rateBp: number;
            };
            leadTimeDays: {
                min: number;
                max: number;
            };
            policyVersion: string;
            /** @description The part of the total that must be paid before printing. */
            depositPercent: number;
            /** @description Artwork that passed the check needs no approval. */
            approvePassedArtwork: boolean;
            quantityBreaks: {
                garmentKind: string;
                minQuantity: number;
                /** @description Hundredths of a percent. */
                percentOffBp: number;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            updatedBy: {
                /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
                id: string;
                name: string;
            } | null;
        };
        /** StringMap */
        StringMap: {
            [key: string]: string;
        };
        /** TotpConfirmation */
        TotpConfirmation: {
            totpEnabled: boolean;
            /** @description Ten codes, shown once. Each signs in once in place of a code from the app. */
            recoveryCodes: string[];
        };
        /** TotpConfirmationRequest */
        TotpConfirmationRequest: {
            code: string;
        };
        /** TotpEnrolment */
        TotpEnrolment: {
            /** @description Base 32, for typing it in. */
            secret: string;
            /** @description For a QR code. */
            otpauthUrl: string;
        };
        /** TotpEnrolmentRequest */
        TotpEnrolmentRequest: {
            password: string;
        };
        /** TotpRemovalRequest */
        TotpRemovalRequest: {
            password: string;
            /** @description From the app, or a recovery code. */
            code: string;
        };
        /** TotpStatus */
        TotpStatus: {
            totpEnabled: boolean;
        };
        /** WebhookDeliveryRecord */
        WebhookDeliveryRecord: {
            /**
             * @description What the receiver sees as `webhook-id`, at every attempt.
             * @example whd_01jd3v9k6qf2nt7wz5xr8m0abc
             */
            id: string;
            /** @example whk_01jd3v9k6qf2nt7wz5xr8m0abc */
            endpointId: string;
            eventType: string;
            orderId: string | null;
            leadId: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            lastAttemptAt: string | null;
            lastStatus: number | null;
            lastError: string | null;
            nextAttemptBy: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            allowedActions: "replay"[];
        };
        /** WebhookEndpointCreate */
        WebhookEndpointCreate: {
            /**
             * @description An https address on the public internet, without a password and without a fragment.
             * @example https://example.com/hooks/platen
             */
            url: string;
            description: string;
            /** @description What it hears of; empty for everything. */
            eventTypes: ("order.created" | "order.updated" | "order.held" | "order.cancelled" | "order.expired" | "order.completed" | "payment.submitted" | "payment.verified" | "payment.rejected" | "payment.refunded" | "artwork.preflighted" | "artwork.approved" | "artwork.changes_requested" | "job.printed" | "job.failed" | "sheet.updated" | "sheet.exported" | "fulfilment.ready" | "fulfilment.handed_over" | "inventory.low" | "lead.created" | "lead.updated")[];
        };
        /** WebhookEndpointRecord */
        WebhookEndpointRecord: {
            /** @example whk_01jd3v9k6qf2nt7wz5xr8m0abc */
            id: string;
            url: string;
            description: string;
            eventTypes: string[];
            active: boolean;
            formerSecretUntil: string | null;
            revision: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /** @example usr_01jd3v9k6qf2nt7wz5xr8m0abc */
            createdBy: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            /** @description In the reply to a create or a rotation only. It signs the deliveries; keep it. */
            secret?: string;
        };
        /** WebhookEndpointUpdate */
        WebhookEndpointUpdate: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
            /**
             * @description An https address on the public internet, without a password and without a fragment.
             * @example https://example.com/hooks/platen
             */
            url: string;
            description: string;
            /** @description What it hears of; empty for everything. */
            eventTypes: ("order.created" | "order.updated" | "order.held" | "order.cancelled" | "order.expired" | "order.completed" | "payment.submitted" | "payment.verified" | "payment.rejected" | "payment.refunded" | "artwork.preflighted" | "artwork.approved" | "artwork.changes_requested" | "job.printed" | "job.failed" | "sheet.updated" | "sheet.exported" | "fulfilment.ready" | "fulfilment.handed_over" | "inventory.low" | "lead.created" | "lead.updated")[];
            active: boolean;
        };
        /** WebhookSecretRotation */
        WebhookSecretRotation: {
            /** @description As it was read. A stale one is refused with REVISION_CONFLICT. */
            revision: number;
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
    get_artwork_pixels: {
        parameters: {
            query?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
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
    replace_order_artwork: {
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
                "application/json": components["schemas"]["ArtworkReplacement"];
            };
        };
        responses: {
            /** @description The order with its new artwork. */
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
    change_own_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRevocationResponse"];
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
    create_totp_enrolment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpEnrolmentRequest"];
            };
        };
        responses: {
            /** @description The secret, shown once. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpEnrolment"];
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
    create_totp_confirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirmationRequest"];
            };
        };
        responses: {
            /** @description Enabled, with recovery codes. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpConfirmation"];
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
    create_totp_removal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpRemovalRequest"];
            };
        };
        responses: {
            /** @description Removed, with its recovery codes. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpStatus"];
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
    list_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSessionRecord"][];
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
    revoke_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRevocationResponse"];
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
    revoke_other_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRevocationResponse"];
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
    list_roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleRecord"][];
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
    replace_admin_user_role: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserRoleRequest"];
            };
        };
        responses: {
            /** @description The user with that role. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
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
    create_admin_user_deactivation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, disabled. */
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
    create_admin_user_activation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, active or invited. */
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
    create_admin_user_unlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, not locked any more. */
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
    create_admin_user_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, with the link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
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
    list_orders: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                /** @description One stage, or several with commas between them. */
                stage?: string;
                status?: "open" | "on_hold" | "completed" | "cancelled" | "expired";
                paymentStatus?: "unpaid" | "submitted" | "partially_paid" | "paid" | "partially_refunded" | "refunded";
                artworkStatus?: "checking" | "passed" | "warning" | "failed" | "approved" | "changes_requested";
                source?: "storefront" | "phone" | "counter";
                method?: "pickup" | "meetup" | "delivery";
                /** @description Ordered on this day of the store or later. */
                from?: string;
                /** @description Ordered on this day of the store or earlier. */
                to?: string;
                /** @description Open or held, and promised by this day or earlier. */
                dueTo?: string;
                /** @description A part of the number, name, e-mail address or phone, without regard to case and accents: 3 to 80 characters. */
                q?: string;
                /** @description `newest` unless told. `due`: only what is open or held, the earliest promised day first. */
                sort?: "newest" | "due";
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
                    "application/json": components["schemas"]["AdminOrderSummary"][];
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
    create_order: {
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
                "application/json": components["schemas"]["AdminOrderCreate"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    export_orders: {
        parameters: {
            query?: {
                /** @description One stage, or several with commas between them. */
                stage?: string;
                status?: "open" | "on_hold" | "completed" | "cancelled" | "expired";
                paymentStatus?: "unpaid" | "submitted" | "partially_paid" | "paid" | "partially_refunded" | "refunded";
                artworkStatus?: "checking" | "passed" | "warning" | "failed" | "approved" | "changes_requested";
                source?: "storefront" | "phone" | "counter";
                method?: "pickup" | "meetup" | "delivery";
                /** @description Ordered on this day of the store or later. */
                from?: string;
                /** @description Ordered on this day of the store or earlier. */
                to?: string;
                /** @description Open or held, and promised by this day or earlier. */
                dueTo?: string;
                /** @description A part of the number, name, e-mail address or phone, without regard to case and accents: 3 to 80 characters. */
                q?: string;
                /** @description `newest` unless told. `due`: only what is open or held, the earliest promised day first. */
                sort?: "newest" | "due";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, as a stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
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
    get_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    update_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminOrderUpdate"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    get_payment_proof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proofId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as the customer sent it: PNG, JPEG, WebP or PDF. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
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
    create_payment_verification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentVerification"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_payment_rejection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRejection"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_payment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceivedPayment"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_refund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRefund"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_artwork_approval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtworkApproval"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_artwork_changes_request: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtworkChangesRequest"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    replace_placement_artwork: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
                placementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementArtwork"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_hold: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderHold"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_resumption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderResumption"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_cancellation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancellation"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_handover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderHandover"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_failed_handover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailedHandover"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_readiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReadiness"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_return: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReturn"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    create_order_note: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNote"];
            };
        };
        responses: {
            /** @description The order as it stands now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderRecord"];
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
    list_print_jobs: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                /** @description One state, or several with commas between them. */
                state?: string;
                orderId?: string;
                placementId?: string;
                /** @description Promised by this day or earlier. */
                dueTo?: string;
                /** @description On garments of this fabric. */
                fabric?: string;
                /** @description Jobs of orders on hold stand in the queue too. */
                onHold?: "include";
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
                    "application/json": components["schemas"]["PrintJobRecord"][];
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
    get_print_queue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest day first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintQueue"];
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
    get_print_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintJobDetail"];
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
    create_print_job_moves: {
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
                "application/json": components["schemas"]["PrintJobMovesCreateRequest"];
            };
        };
        responses: {
            /** @description The jobs as they are now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintJobRecord"][];
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
    list_gang_sheets: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                /** @description One state, or several with commas between them. */
                state?: string;
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
                    "application/json": components["schemas"]["GangSheetRecord"][];
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
    create_gang_sheet: {
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
                "application/json": components["schemas"]["GangSheetCreateRequest"];
            };
        };
        responses: {
            /** @description The sheet, with its first layout. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    get_gang_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sheetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    create_gang_sheet_packing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                sheetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GangSheetPackingRequest"];
            };
        };
        responses: {
            /** @description The sheet as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    create_gang_sheet_packing_stop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                sheetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    replace_gang_sheet_layout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sheetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GangSheetLayoutRequest"];
            };
        };
        responses: {
            /** @description The sheet as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    create_gang_sheet_lock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                sheetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GangSheetStepRequest"];
            };
        };
        responses: {
            /** @description The sheet as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    create_gang_sheet_export: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                sheetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GangSheetStepRequest"];
            };
        };
        responses: {
            /** @description The sheet as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    get_gang_sheet_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sheetId: string;
                name: "sheet.png" | "sheet.pdf" | "labels.pdf" | "manifest.csv" | "manifest.json" | "sheet.zip";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as a stream: PNG, PDF, CSV, JSON or ZIP. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
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
    create_gang_sheet_printing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                sheetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GangSheetPrintingRequest"];
            };
        };
        responses: {
            /** @description The sheet as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    create_gang_sheet_voiding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                sheetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GangSheetVoidingRequest"];
            };
        };
        responses: {
            /** @description The sheet as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GangSheetDetail"];
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
    get_job_tickets: {
        parameters: {
            query?: {
                sheetId?: string;
                orderId?: string;
                jobId?: string;
                /** @description One ticket a page, or four to be cut. Left out: one, A6. */
                paper?: "a6" | "a4";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
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
    list_inventory_items: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                kind?: "blank" | "film" | "ink" | "powder" | "packaging" | "other";
                active?: boolean;
                /** @description Whether no more is available than the reorder point. */
                low?: boolean;
                /** @description Words in the SKU or the name, without case and accents. */
                q?: string;
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
                    "application/json": components["schemas"]["InventoryItemRecord"][];
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
    create_inventory_item: {
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
                "application/json": components["schemas"]["InventoryItemCreateRequest"];
            };
        };
        responses: {
            /** @description The item. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItemRecord"];
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
    get_inventory_item: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItemRecord"];
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
    update_inventory_item: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryItemUpdate"];
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryItemRecord"];
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
    list_inventory_movements: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                itemId?: string;
                type?: "receipt" | "adjustment" | "waste" | "consumption" | "return" | "count" | "reservation" | "release";
                /** @description Written from this time on. RFC 3339. */
                from?: string;
                /** @description Written before this time. RFC 3339. */
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
                    "application/json": components["schemas"]["InventoryMovementRecord"][];
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
    create_inventory_movement: {
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
                "application/json": components["schemas"]["InventoryMovementCreateRequest"];
            };
        };
        responses: {
            /** @description The movement. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryMovementRecord"];
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
    create_stock_count: {
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
                "application/json": components["schemas"]["StockCountCreateRequest"];
            };
        };
        responses: {
            /** @description What differed, and what it is worth. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCountRecord"];
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
    verify_inventory: {
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
                    "application/json": components["schemas"]["InventoryVerification"];
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
    list_cost_entries: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                /** @description Incurred on this day or later. */
                from?: string;
                /** @description Incurred on this day or before. */
                to?: string;
                category?: "blank" | "film" | "ink" | "powder" | "labour" | "delivery" | "packaging" | "maintenance" | "rent" | "marketing" | "refund" | "other";
                source?: "manual" | "computed";
                orderId?: string;
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
                    "application/json": components["schemas"]["CostEntryRecord"][];
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
    create_cost_entry: {
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
                "application/json": components["schemas"]["CostEntryCreateRequest"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostEntryRecord"];
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
    create_cost_entry_reversal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CostEntryReversalRequest"];
            };
        };
        responses: {
            /** @description The opposite entry, of today. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostEntryRecord"];
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
    list_contact_leads: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                status?: "new" | "contacted" | "quoted" | "converted" | "lost" | "spam";
                topic?: "quote" | "bulk" | "artwork" | "order" | "other";
                channel?: "email" | "whatsapp";
                /** @description Part of the reference, the name, the e-mail address, the phone or the order number. */
                q?: string;
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
                    "application/json": components["schemas"]["ContactLeadRecord"][];
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
    get_contact_lead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                leadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLeadRecord"];
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
    create_contact_lead_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                leadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactLeadMove"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLeadRecord"];
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
    create_contact_lead_conversion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                leadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactLeadConversion"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLeadRecord"];
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
    get_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it, inactive parts too. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSettingsResponse"];
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
    replace_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreSettingsRequest"];
            };
        };
        responses: {
            /** @description As they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSettingsResponse"];
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
    get_settings_usage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsUsage"];
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
    get_production_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionSettingsRecord"];
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
    replace_production_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductionSettingsRequest"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionSettingsRecord"];
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
    get_print_zones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPrintZoneSettingsResponse"];
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
    replace_print_zones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPrintZoneSettingsRequest"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPrintZoneSettingsResponse"];
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
    get_print_zone_usage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintZoneUsage"];
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
    list_garments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the shop. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarmentRecord"][];
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
    create_garment: {
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
                "application/json": components["schemas"]["GarmentCreateRequest"];
            };
        };
        responses: {
            /** @description The garment. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarmentRecord"];
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
    get_garment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                garmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The garment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarmentRecord"];
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
    replace_garment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                garmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GarmentReplaceRequest"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarmentRecord"];
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
    list_webhook_endpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointRecord"][];
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
    create_webhook_endpoint: {
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
                "application/json": components["schemas"]["WebhookEndpointCreate"];
            };
        };
        responses: {
            /** @description The endpoint and its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointRecord"];
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
    replace_webhook_endpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointUpdate"];
            };
        };
        responses: {
            /** @description The endpoint as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointRecord"];
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
    create_webhook_secret_rotation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotation"];
            };
        };
        responses: {
            /** @description The endpoint and its new secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointRecord"];
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
    list_webhook_deliveries: {
        parameters: {
            query?: {
                limit?: number;
                /** @description From the link of the page before. */
                cursor?: string;
                status?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path: {
                endpointId: string;
            };
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
                    "application/json": components["schemas"]["WebhookDeliveryRecord"][];
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
    create_webhook_delivery_replay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a retry safe: the same key and body within 24 hours gives the first response again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, pending again. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryRecord"];
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
    stream_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream, which does not end by itself. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
    create_privacy_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyExportRequest"];
            };
        };
        responses: {
            /** @description What there is; empty lists when there is nothing. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyExport"];
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
    create_privacy_erasure: {
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
                "application/json": components["schemas"]["PrivacyErasureRequest"];
            };
        };
        responses: {
            /** @description How much was erased. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyErasure"];
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
    export_audit_log: {
        parameters: {
            query?: {
                /** @description The first one. */
                from?: number;
                /** @description The last one. */
                to?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records, a line each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
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
